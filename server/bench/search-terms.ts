import { keyedHash } from './keyed-hash.js';
import type { Vocabulary } from './vocabulary.js';

const hash = keyedHash('search terms');

/** Generates search terms as typed by people: an endless sequence, the same in every run. */
export type SearchTerms = (number: number) => string;

/** Symbols of proteins, words of their names, and either combined with a word of a disease. */
export function differentTerms({ diseases, proteins }: Vocabulary): SearchTerms {
  const symbols = proteins.map(({ symbol }) => symbol).filter((symbol) => /^\w{3,}$/.test(symbol));
  const names = wordsOf(proteins.map(({ name }) => name));
  const ofDiseases = wordsOf(diseases.map(({ name }) => name));
  const kinds: ((pick: Pick) => string)[] = [
    (pick) => pick(symbols, 1),
    (pick) => pick(names, 1),
    (pick) => `${pick(ofDiseases, 2)} ${pick(names, 1)}`,
    (pick) => `${pick(ofDiseases, 2)} ${pick(symbols, 1)}`,
  ];
  return (number) => {
    const bits = hash(String(number));
    const pick: Pick = (words, place) => words[bits.readUInt32BE(place * 4) % words.length] ?? '';
    return kinds[number % kinds.length]?.(pick) ?? '';
  };
}

/** Returns some of the words, the same in every run. */
export function commonTerms(words: readonly string[], count: number): readonly string[] {
  return [...words].sort((one, other) => Buffer.compare(hash(one), hash(other))).slice(0, count);
}

type Pick = (words: readonly string[], place: number) => string;

function wordsOf(names: readonly string[]): readonly string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/));
  return [...new Set(words)].filter((word) => word.length >= 4).sort();
}
