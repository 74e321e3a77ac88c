/** Greek letters by their names, as folding writes them, and the Latin letter that many write instead. */
const latinLetters: Readonly<Record<string, string>> = {
  alpha: 'a', beta: 'b', gamma: 'g', delta: 'd', epsilon: 'e', kappa: 'k', omega: 'o',
}; // prettier-ignore
const names = Object.keys(latinLetters).join('|');
const greekNames: ReadonlyMap<string, string> = new Map(
  Object.entries(latinLetters).map(([name, letter]) => [letter, name]),
);

const closing = new RegExp(`(${names})(?!\\p{L})`, 'gu');
const anywhere = new RegExp(names);
const opening = new RegExp(`^(${names})(?!\\p{L})`, 'u');
const ending = new RegExp(`(${names})$`, 'u');

/**
 * Writes Greek letters, by their names at the end of a run of letters, as Latin ones: `beta2` → `b2`, `ifngamma` →
 * `ifng`.
 */
export function asLatin(folded: string): string {
  return hasGreek(folded) ? folded.replace(closing, (name) => latinLetters[name] ?? name) : folded;
}

/** Tells whether a folded text may hold a Greek letter by its name. */
export function hasGreek(folded: string): boolean {
  return anywhere.test(folded);
}

/** Where each letter of `asLatin(folded)` comes from: from a place in the folded text up to, not including, another. */
export function latinPlaces(folded: string): readonly (readonly [number, number])[] {
  const places: [number, number][] = [];
  const named = new Map([...folded.matchAll(closing)].map(({ 0: name, index }) => [index, name.length]));
  for (let at = 0; at < folded.length;) {
    const end = at + (named.get(at) ?? 1);
    places.push([at, end]);
    at = end;
  }
  return places;
}

const shortestText = 3;
/** Longer words that end in such a letter are words; `tnfa` and `tif1g` are names. */
const longestName = { letters: 4, withDigits: 6 };

/**
 * A word as typed, and as it may stand with Greek letters at its edges written the other way: `b2gpi` and `beta2gpi`,
 * `tnfa` and `tnfalpha`. Texts too short to tell anything are left out.
 */
export function withGreek(word: string): readonly string[] {
  const latin = word.replace(opening, toEmail).replace(ending, toEmail);
  const first = word.replace(/^[abgdeko](?=-?\d)/, toName);
  const both = [latin.length < shortestText ? word : latin, first, isName(word) ? withGreekEnd(word) : word];
  return [...new Set([word, ...both])];
}

/** The Greek name of a Latin letter that stands alone; any other text stays. */
export function greekOfLetter(text: string): string {
  return greekNames.get(text) ?? text;
}

function isName(word: string): boolean {
  if (word.length < shortestText) return false;
  return /\d/.test(word) ? word.length <= longestName.withDigits : word.length <= longestName.letters;
}

function withGreekEnd(word: string): string {
  return word.replace(/(?<=[a-z0-9])[abgdek]$/, toName);
}

function toEmail(name: string): string {
  return latinLetters[name] ?? name;
}

function toName(letter: string): string {
  return greekNames.get(letter) ?? letter;
}
