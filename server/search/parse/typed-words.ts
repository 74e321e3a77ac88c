import { fold } from '../../../schema/contract/rules/fold.js';

/** Words that only state that an antibody is meant, which applies to every entry. */
const noise: ReadonlySet<string> = new Set([
  'anti',
  'antibody',
  'antibodies',
  'autoantibody',
  'autoantibodies',
  'auto-antibody',
  'auto-antibodies',
  ...['ab', 'abs', 'ak', 'aks', 'antikorper', 'antikoerper', 'autoantikorper', 'autoantikoerper'],
]);

/** Punctuation around a typed word: brackets, quotes, and the ends of parts of a sentence. */
const opening = /^[-,;:.!?([{"']+/;
const closing = /[-,;:.!?)\]}"']+$/;

/**
 * Returns the folded words of a text without punctuation at their ends. Keeps a word that consists of punctuation; one
 * of dashes only if there are no others, as it joins other words.
 */
export function typedWords(typed: string): readonly string[] {
  const typedParts = fold(typed)
    .split(' ')
    .filter((part) => part !== '');
  const words = typedParts.map(
    (part) => part.replace(opening, '').replace(closing, '') || part.replace(/^-+$/, ''),
  );
  const filled = words.filter((word) => word !== '');
  return filled.length === 0 ? typedParts : filled;
}

/** Whether a folded word only states that an antibody is meant. */
export function isNoise(word: string): boolean {
  return noise.has(word);
}

/** Words between an antibody and its target. `to` is also an antigen: it counts if no antibody word precedes it. */
const between: ReadonlySet<string> = new Set(['to', 'against', 'of', 'in', 'for', 'with']);

/**
 * Returns the significant words: without noise words if other words remain, and without the words that join noise to
 * them.
 */
export function significantWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word, at) => {
    const joins = between.has(word) && isNoise(words[at - 1] ?? '') && at < words.length - 1;
    return !isNoise(word) && !joins;
  });
  return significant.length === 0 ? words : significant;
}

/** Whether two words may be one name with a blank, as `mda 5` and `ss a` are. */
export function areOneName(before: string, after: string): boolean {
  return /^[a-z]{1,4}$/.test(before) && /^(?:\d{1,3}[a-z]?|[a-z])$/.test(after);
}

/** Returns a hyphenated word without its noise parts: `anti-jo-1` → `jo-1`. */
export function withoutNoise(word: string): string {
  if (!word.includes('-') || noise.has(word)) return word;
  const parts = word.split('-');
  // A text that is not a name, such as `a--b`, is also searched for as typed.
  if (!parts.some((part) => noise.has(part))) return word;
  const significant = parts.filter((part) => part !== '' && !noise.has(part));
  return significant.length === 0 ? word : significant.join('-');
}
