import type { MatchTier } from '../match-tiers.js';
import { fold } from './fold.js';
import { nameKey } from './name-keys.js';
import { isNoise, typedWords, withoutNoise } from './search-words.js';

/** What somebody typed who looks for a name, as far as it is typed. */
export interface TypedName {
  /** The words that tell something, as they were typed but for case and accents. */
  readonly phrase: string;
  /** Runs of letters and digits of the phrase, each once; none where nothing that tells something is typed. */
  readonly words: readonly string[];
  /** What the words together are known by as one name; `''` for one letter or noise alone, by which too many names begin. */
  readonly key: string;
}

/** Reads what is typed so far; `anti`, `antibody` and their like are left out beside other words, also half typed. */
export function readTypedName(typed: string): TypedName {
  const all = typedWords(typed);
  const told = all.filter((word, place) => !isNoise(word) && !(place > 0 && becomesNoise(word)));
  const telling = (told.length === 0 ? all : told).map(withoutNoise);
  const phrase = telling.join(' ');
  const key = told.length === 0 ? '' : nameKey(phrase);
  const words = [...new Set(lettersAndDigits(phrase))].slice(0, mostWords);
  return { phrase, words, key: key.length > 1 ? key : '' };
}

/** More do not tell names apart. */
const mostWords = 20;

/** A word of fewer letters is looked for at the start of words only: contained it is in nearly every name. */
export const shortestContained = 3;

/** How well a name fits what was typed; `null` where it does not. */
export function tierOfName(name: string, { words, key }: TypedName): MatchTier | null {
  if (words.length === 0) return null;
  const own = nameKey(name);
  const text = ` ${lettersAndDigits(fold(name)).join(' ')} `;
  if (key !== '' && own === key) return 'exact';
  if (words.every((word) => text.includes(` ${word} `))) return 'word';
  const begins = words.every((word) => text.includes(` ${word}`));
  if (begins || (key !== '' && own.startsWith(key))) return 'prefix';
  const contained = words.every((word) => text.includes(word.length < shortestContained ? ` ${word}` : word));
  return contained ? 'contained' : null;
}

const shortestHalfTyped = 5;

function becomesNoise(word: string): boolean {
  return (
    word.length >= shortestHalfTyped &&
    ['antibodies', 'autoantibodies', 'auto-antibodies'].some((noise) => noise.startsWith(word))
  );
}

function lettersAndDigits(folded: string): readonly string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
