import { commonTerms, differentTerms } from './search-terms.js';
import { readVocabulary } from './vocabulary.js';

const vocabulary = readVocabulary();

test('terms are the same in every run, and nearly all are different', () => {
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
