import { keyedHash } from './keyed-hash.js';
import type { SearchTerms } from './search-terms.js';
import type { Vocabulary } from './vocabulary.js';

const hash = keyedHash('typed terms');

/** Common abbreviations of diseases. */
const abbreviations = ['SLE', 'RA', 'MG', 'GPA', 'T1D', 'APS', 'PBC', 'AIH', 'NMOSD', 'SSc'];

type Pick = (words: readonly string[], place: number) => string;

/** Search terms for the ranked search: names, parts of names, abbreviations, and a typing error in one of ten. */
export function rankedTerms({ diseases, proteins }: Vocabulary): SearchTerms {
  const names = diseases.map(({ name }) => name);
  const symbols = proteins.map(({ symbol }) => symbol);
  const words = wordsOf([...names, ...proteins.map(({ name }) => name)]);
  const kinds: readonly ((pick: Pick) => string)[] = [
    (pick) => pick(names, 0),
    (pick) => `anti-${pick(symbols, 0)}`,
    (pick) => pick(words, 0),
    (pick) => pick(symbols, 0).toLowerCase(),
    (pick) => `${pick(abbreviations, 0)} anti ${pick(symbols, 1)}`,
    (pick) => pick(abbreviations, 0),
    (pick) => `${pick(words, 0)} ${pick(words, 1)}`,
    (pick) => `${pick(names, 0)} ${pick(symbols, 1)}`,
    (pick) => `${pick(symbols, 0)} antibodies`,
    (pick) => misspelled(pick(wordsOf(names), 0)),
  ];
  return (number) => kinds[number % kinds.length]?.(pickBy(number)) ?? '';
}

const maxStartLength = 10;

/** Terms that a combobox sends: growing prefixes of a name as it is typed, then those of another name. */
export function typedPrefixes({ diseases, proteins }: Vocabulary): SearchTerms {
  const names = diseases.map(({ name }) => name);
  const symbols = proteins.map(({ symbol }) => symbol);
  const words = wordsOf(proteins.map(({ name }) => name));
  const kinds: readonly ((pick: Pick) => string)[] = [
    (pick) => pick(names, 0),
    (pick) => `anti-${pick(symbols, 0)}`,
    (pick) => pick(symbols, 0),
    (pick) => pick(words, 0),
    (pick) => pick(abbreviations, 0).toLowerCase(),
  ];
  return (number) => {
    const name = Math.floor(number / maxStartLength);
    const typed = kinds[name % kinds.length]?.(pickBy(name)) ?? '';
    return typed.slice(0, 1 + (number % Math.min(maxStartLength, typed.length))).trim();
  };
}

function pickBy(number: number): Pick {
  const bits = hash(String(number));
  return (words, place) => words[bits.readUInt32BE(place * 4) % words.length] ?? '';
}

/** Swaps two letters in the middle. */
function misspelled(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word[middle] ?? ''}${word[middle - 1] ?? ''}${word.slice(middle + 1)}`;
}

const minWordLength = 6;

function wordsOf(names: readonly string[]): readonly string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^a-z]+/));
  return [...new Set(words)].filter((word) => word.length >= minWordLength).sort();
}
