/** Greek letters by their names, as folding writes them, and the Latin letter that is often used instead. */
const latinLetters: Readonly<Record<string, string>> = {
  alpha: 'a',
  beta: 'b',
  gamma: 'g',
  delta: 'd',
  epsilon: 'e',
  kappa: 'k',
  omega: 'o',
};
const names = Object.keys(latinLetters).join('|');
const greekNames: ReadonlyMap<string, string> = new Map(
  Object.entries(latinLetters).map(([name, letter]) => [letter, name]),
);

const closing = new RegExp(`(${names})(?!\\p{L})`, 'gu');
const anywhere = new RegExp(names);
const opening = new RegExp(`^(${names})(?!\\p{L})`, 'u');
const ending = new RegExp(`(${names})$`, 'u');

/**
 * Replaces Greek letters, written by name at the end of a run of letters, by Latin ones: `beta2` → `b2`, `ifngamma` →
 * `ifng`.
 */
export function replaceGreek(folded: string): string {
  return hasGreek(folded) ? folded.replace(closing, (name) => latinLetters[name] ?? name) : folded;
}

/** Whether a folded text may contain the name of a Greek letter. */
export function hasGreek(folded: string): boolean {
  return anywhere.test(folded);
}

/** For each letter of `replaceGreek(folded)`, its range in the folded text: start (inclusive) and end (exclusive). */
export function replacedRanges(folded: string): readonly (readonly [number, number])[] {
  const places: [number, number][] = [];
  const named = new Map([...folded.matchAll(closing)].map(({ 0: name, index }) => [index, name.length]));
  for (let at = 0; at < folded.length;) {
    const end = at + (named.get(at) ?? 1);
    places.push([at, end]);
    at = end;
  }
  return places;
}

const minTextLength = 3;
/** Maximum lengths of a name that ends in such a letter, as `tnfa` and `tif1g` do. Longer words are ordinary words. */
const maxNameLength = { letters: 4, withDigits: 6 };

/**
 * Returns a word as typed, and with the Greek letters at its edges in the other spelling: `b2gpi` and `beta2gpi`,
 * `tnfa` and `tnfalpha`. Leaves out texts that are too short to be specific.
 */
export function greekVariants(word: string): readonly string[] {
  const latin = word.replace(opening, toLatin).replace(ending, toLatin);
  const first = word.replace(/^[abgdeko](?=-?\d)/, greekOfLetter);
  const both = [latin.length < minTextLength ? word : latin, first, isName(word) ? withGreekEnd(word) : word];
  return [...new Set([word, ...both])];
}

/** Returns the Greek name of a single Latin letter, and any other text unchanged. */
export function greekOfLetter(text: string): string {
  return greekNames.get(text) ?? text;
}

function isName(word: string): boolean {
  if (word.length < minTextLength) return false;
  return /\d/.test(word) ? word.length <= maxNameLength.withDigits : word.length <= maxNameLength.letters;
}

function withGreekEnd(word: string): string {
  return word.replace(/(?<=[a-z0-9])[abgdek]$/, greekOfLetter);
}

function toLatin(name: string): string {
  return latinLetters[name] ?? name;
}
