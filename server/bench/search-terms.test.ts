import { commonTerms, differentTerms, rankedTerms, typedPrefixes } from './search-terms.js';
import { readVocabulary } from './vocabulary.js';

const vocabulary = readVocabulary();

test('different terms are the same in every run, and nearly all are different', () => {
  const make = differentTerms(vocabulary);
  const again = differentTerms(vocabulary);
  const terms = Array.from({ length: 4000 }, (_, number) => make(number));
  expect(terms.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, number) => again(number)));
  expect(new Set(terms).size).toBeGreaterThan(3500);
  expect(terms.every((term) => /^\w{3,}( \w{3,})?$/.test(term))).toBe(true);
});

test('common words are the same in every run, in whatever order they were found', () => {
  const words = ['lupus', 'nephritis', 'antigen', 'serum', 'titre'];
  expect(commonTerms(words, 3)).toEqual(commonTerms([...words].reverse(), 3));
  expect(commonTerms(words, 3)).toHaveLength(3);
});

test('common words are those that have one spelling', () => {
  expect(commonTerms(['lupus', 'titre', 'fcgamma'], 3)).toEqual(['lupus']);
});

test('ranked terms are the same in every run, and most are different', () => {
  const make = rankedTerms(vocabulary);
  const again = rankedTerms(vocabulary);
  const terms = Array.from({ length: 1000 }, (_, number) => make(number));
  expect(terms.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, number) => again(number)));
  expect(new Set(terms).size).toBeGreaterThan(700);
  expect(terms.every((term) => term.length >= 2 && term.length <= 500)).toBe(true);
});

test('one of ten terms has a typing error', () => {
  const names = vocabulary.diseases.map(({ name }) => name.toLowerCase()).join(' ');
  const make = rankedTerms(vocabulary);
  const errors = Array.from({ length: 50 }, (_, number) => make(number * 10 + 9));
  expect(errors.filter((term) => !names.includes(term)).length).toBeGreaterThan(40);
});

test('names are typed letter by letter', () => {
  const make = typedPrefixes(vocabulary);
  const typed = Array.from({ length: 10 }, (_, number) => make(number));
  typed.slice(1).forEach((term, place) => expect(term.startsWith(typed[place] ?? '')).toBe(true));
  expect(typed[0]).toHaveLength(1);
});
