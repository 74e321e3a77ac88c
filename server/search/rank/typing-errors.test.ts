import { typingErrors } from './typing-errors.js';

describe('typingErrors', () => {
  it.each([
    ['lupus', 'lupus', 0],
    ['lupsu', 'lupus', 1],
    ['sjogern', 'sjogren', 1],
    ['miastenia', 'myasthenia', 2],
    ['mitochondral', 'mitochondrial', 1],
  ])('matches %j with %j, with %d errors', (typed, word, errors) => {
    expect(typingErrors(typed, word)).toBe(errors);
  });

  it.each([
    ['abc', 'abd'],
    ['p10155', 'p10156'],
    ['lupus', 'locus of'],
    ['xyzzy', 'lupus'],
  ])('does not match %j with %j', (typed, word) => {
    expect(typingErrors(typed, word)).toBeNull();
  });
});
