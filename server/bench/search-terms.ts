import { greekVariants } from '../search/index/greek.js';
import { spellingsOf } from '../search/parse/spellings.js';
import { type KeyedHash, keyedHash } from './keyed-hash.js';
import type { Vocabulary } from './vocabulary.js';

const differentHash = keyedHash('search terms');
const typedHash = keyedHash('typed terms');

/** Generates search terms as typed by people: an endless sequence, the same in every run. */
export type SearchTerms = (number: number) => string;

/** Returns one of the words. A term that combines several picks each with a place of its own. */
type Pick = (words: readonly string[], place: number) => string;
type TermKind = (pick: Pick) => string;

/** Common abbreviations of diseases. */
const abbreviations = ['SLE', 'RA', 'MG', 'GPA', 'T1D', 'APS', 'PBC', 'AIH', 'NMOSD', 'SSc'];

/** Symbols of proteins, words of their names, and either combined with a word of a disease. */
export function differentTerms({ diseases, proteins }: Vocabulary): SearchTerms {
  const words = (named: readonly { readonly name: string }[]): readonly string[] =>
    wordsOf(namesOf(named), /[^a-z0-9]+/, 4);
  const symbols = proteins
    .map(({ symbol }) => symbol)
    .filter((symbol) => /^\w{3,}$/.test(symbol) && hasOneSpelling(symbol));
  const names = words(proteins);
  const ofDiseases = words(diseases);
  return inTurn(differentHash, [
    (pick) => pick(symbols, 1),
    (pick) => pick(names, 1),
    (pick) => `${pick(ofDiseases, 2)} ${pick(names, 1)}`,
    (pick) => `${pick(ofDiseases, 2)} ${pick(symbols, 1)}`,
  ]);
}

/** Returns some of the words, the same in every run. */
export function commonTerms(words: readonly string[], count: number): readonly string[] {
  return words
    .filter((word) => hasOneSpelling(word) && greekVariants(word).length === 1)
    .sort((one, other) => Buffer.compare(differentHash(one), differentHash(other)))
    .slice(0, count);
}

/** Search terms for the ranked search: names, parts of names, abbreviations, and a typing error in one of ten. */
export function rankedTerms({ diseases, proteins }: Vocabulary): SearchTerms {
  const names = namesOf(diseases);
  const symbols = proteins.map(({ symbol }) => symbol);
  const words = longWordsOf([...names, ...namesOf(proteins)]);
  return inTurn(typedHash, [
    (pick) => pick(names, 0),
    (pick) => `anti-${pick(symbols, 0)}`,
    (pick) => pick(words, 0),
    (pick) => pick(symbols, 0).toLowerCase(),
    (pick) => `${pick(abbreviations, 0)} anti ${pick(symbols, 1)}`,
    (pick) => pick(abbreviations, 0),
    (pick) => `${pick(words, 0)} ${pick(words, 1)}`,
    (pick) => `${pick(names, 0)} ${pick(symbols, 1)}`,
    (pick) => `${pick(symbols, 0)} antibodies`,
    (pick) => misspelled(pick(longWordsOf(names), 0)),
  ]);
}

const maxStartLength = 10;

/** Terms that a combobox sends: growing prefixes of a name as it is typed, then those of another name. */
export function typedPrefixes({ diseases, proteins }: Vocabulary): SearchTerms {
  const names = namesOf(diseases);
  const symbols = proteins.map(({ symbol }) => symbol);
  const words = longWordsOf(namesOf(proteins));
  const terms = inTurn(typedHash, [
    (pick) => pick(names, 0),
    (pick) => `anti-${pick(symbols, 0)}`,
    (pick) => pick(symbols, 0),
    (pick) => pick(words, 0),
    (pick) => pick(abbreviations, 0).toLowerCase(),
  ]);
  return (number) => {
    const typed = terms(Math.floor(number / maxStartLength));
    return typed.slice(0, 1 + (number % Math.min(maxStartLength, typed.length))).trim();
  };
}

/** Makes terms of each kind in turn. The hash of the number of a term picks its words. */
function inTurn(hash: KeyedHash, kinds: readonly TermKind[]): SearchTerms {
  return (number) => {
    const bits = hash(String(number));
    const pick: Pick = (words, place) => words[bits.readUInt32BE(place * 4) % words.length] ?? '';
    return kinds[number % kinds.length]?.(pick) ?? '';
  };
}

/** Swaps two letters in the middle. */
function misspelled(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle - 1)}${word[middle] ?? ''}${word[middle - 1] ?? ''}${word.slice(middle + 1)}`;
}

function namesOf(named: readonly { readonly name: string }[]): readonly string[] {
  return named.map(({ name }) => name);
}

function longWordsOf(names: readonly string[]): readonly string[] {
  return wordsOf(names, /[^a-z]+/, 6);
}

function wordsOf(names: readonly string[], separator: RegExp, minLength: number): readonly string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(separator));
  return [...new Set(words)].filter((word) => word.length >= minLength && hasOneSpelling(word)).sort();
}

/** Whether British and American English spell a word alike. The bare servers search for a word only as it is typed. */
function hasOneSpelling(word: string): boolean {
  return spellingsOf([word.toLowerCase()]).length === 1;
}
