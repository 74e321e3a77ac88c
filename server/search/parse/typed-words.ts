import { fold } from '../../../schema/contract/rules/fold.js';

/** Words that only say that an antibody is meant, which every entry is about. */
const noise: ReadonlySet<string> = new Set([
  'anti', 'antibody', 'antibodies', 'autoantibody', 'autoantibodies', 'auto-antibody', 'auto-antibodies',
]); // prettier-ignore

/** What somebody may type around a word: brackets, quotes, and whatever ends a part of a sentence. */
const opening = /^[-,;:.!?([{"']+/;
const closing = /[-,;:.!?)\]}"']+$/;

/**
 * The folded words of a text, without punctuation at their ends; one of nothing but punctuation stays, a dash does not.
 */
export function typedWords(typed: string): readonly string[] {
  return fold(typed)
    .split(' ')
    .map((word) => word.replace(opening, '').replace(closing, '') || word.replace(/^-+$/, ''))
    .filter((word) => word !== '');
}

/** Tells whether a folded word only says that an antibody is meant. */
export function isNoise(word: string): boolean {
  return noise.has(word);
}

/**
 * What stands between an antibody and what it is against. `to` is an antigen, too: it counts where nothing comes before
 * it.
 */
const between: ReadonlySet<string> = new Set(['to', 'against', 'of', 'in', 'for', 'with']);

/** The words that tell something: without noise, as long as other words remain, and what joins it to them. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const told = words.filter((word, at) => {
    const joins = between.has(word) && isNoise(words[at - 1] ?? '') && at < words.length - 1;
    return !isNoise(word) && !joins;
  });
  return told.length === 0 ? words : told;
}

/** A hyphenated word without its parts that only say that an antibody is meant: `anti-jo-1` → `jo-1`. */
export function withoutNoise(word: string): string {
  if (!word.includes('-') || noise.has(word)) return word;
  const parts = word.split('-');
  // Also what is no name at all, such as `a--b`, is to be found as it was typed.
  if (!parts.some((part) => noise.has(part))) return word;
  const telling = parts.filter((part) => part !== '' && !noise.has(part));
  return telling.length === 0 ? word : telling.join('-');
}
