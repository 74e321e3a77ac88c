import type { MatchTier } from '../../../schema/contract/match-tiers.js';
import { fold } from '../../../schema/contract/rules/fold.js';
import { withGreek } from '../index/greek.js';
import { nameKey, nameWords } from '../index/name-keys.js';
import { isNoise, typedWords, withoutNoise } from './typed-words.js';

/** What somebody typed who looks for a name, as far as it is typed. */
export interface TypedName {
  /** The words that tell something, as they were typed but for case and accents. */
  readonly phrase: string;
  /** None where nothing that tells something is typed. */
  readonly words: readonly TypedWord[];
  /**
   * What the words together are known by as one name; `''` for one letter or noise alone, by which too many names
   * begin.
   */
  readonly key: string;
}

/** A run of letters and digits, however a name may write it. */
export interface TypedWord {
  /** In one piece, as it was typed first. */
  readonly spellings: readonly string[];
  /** `ss a` of `ssa`, `mda 5` of `mda5`; `null` where nobody would write it so. */
  readonly apart: string | null;
  /** Whether it was typed apart, so that its second part may be the start of a longer word. */
  readonly open: boolean;
}

/** Reads what is typed so far; `anti`, `antibody` and their like are left out beside other words, also half typed. */
export function readTypedName(typed: string): TypedName {
  const all = typedWords(typed);
  const told = all.filter((word, place) => !isNoise(word) && !(place > 0 && becomesNoise(word)));
  const telling = (told.length === 0 ? all : told).map(withoutNoise);
  const phrase = telling.join(' ');
  const key = told.length === 0 ? '' : nameKey(phrase);
  return { phrase, words: readWords(phrase), key: key.length > 1 ? key : '' };
}

/** A word of fewer letters is looked for at the start of words only: contained it is in nearly every name. */
export const shortestContained = 3;

/** How well a name fits what was typed; `null` where it does not. */
export function tierOfName(name: string, { words, key }: TypedName): MatchTier | null {
  if (words.length === 0) return null;
  const own = nameKey(name);
  const text = ` ${nameWords(fold(name)).join(' ')} `;
  const fits = (formsOf: (word: TypedWord) => readonly string[]): boolean =>
    words.every((word) => formsOf(word).some((form) => text.includes(form)));
  if (key !== '' && own === key) return 'exact';
  if (!isOneLetter(words) && fits(wholeForms)) return 'word';
  if (fits(begunForms) || (key !== '' && own.startsWith(key))) return 'prefix';
  return fits((word) => [...heldForms(word), ...begunForms(word)]) ? 'contained' : null;
}

/** A single letter is the start of something, though there are names that have it as a word. */
export function isOneLetter(words: readonly TypedWord[]): boolean {
  return words.length === 1 && words[0]?.spellings[0]?.length === 1;
}

/** How a word stands as whole words among words that blanks surround. */
export function wholeForms({ spellings, apart }: TypedWord): readonly string[] {
  return [...spellings, ...(apart === null ? [] : [apart])].map((form) => ` ${form} `);
}

/** How it begins one there. */
export function begunForms({ spellings, apart, open }: TypedWord): readonly string[] {
  return [
    ...spellings.map((form) => ` ${form}`),
    ...(apart === null ? [] : [open ? ` ${apart}` : ` ${apart} `]),
  ];
}

/** How it is contained there, besides. What was typed apart is no part of a longer word: `ss a` is not in "assay". */
export function heldForms({ spellings, open }: TypedWord): readonly string[] {
  const [typed = ''] = spellings;
  return open || typed.length < shortestContained ? [] : spellings;
}

/** More do not tell names apart. */
const mostWords = 20;

function readWords(phrase: string): readonly TypedWord[] {
  const words = new Map<string, TypedWord>();
  const parts = nameWords(phrase);
  for (let at = 0; at < parts.length && words.size < mostWords; at += 1) {
    const [part = '', next = ''] = parts.slice(at, at + 2);
    const open = /^[a-z]{1,4}$/.test(part) && /^(?:\d{1,3}[a-z]?|[a-z])$/.test(next);
    const word = open ? part + next : part;
    words.set(word, { spellings: withGreek(word), apart: open ? `${part} ${next}` : apartOf(word), open });
    if (open) at += 1;
  }
  return [...words.values()];
}

function apartOf(word: string): string | null {
  const apart = word.replace(/^(?:([a-z]{2})(?=[a-z]$)|([a-z]{1,4})(?=\d{1,3}[a-z]?$))/, '$& ');
  return apart === word ? null : apart;
}

const shortestHalfTyped = 5;

function becomesNoise(word: string): boolean {
  return (
    word.length >= shortestHalfTyped &&
    ['antibodies', 'autoantibodies', 'auto-antibodies'].some((noise) => noise.startsWith(word))
  );
}
