import { isStorableText } from './text.js';
import { typingErrors } from './typing-error.js';
import { readWholeNumber } from './whole-number.js';
import { wildcardPieces } from './wildcards.js';

describe('isStorableText', () => {
  it.each(['plain', 'tab\tand\r\nlines', '狼瘡 😀', ''])('accepts %j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each(['a\u0000b', '\u0001', '\u001f', '\u007f', '\u0085', '\ud800', 'x\udc00'])('refuses %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});

describe('typingErrors', () => {
  it.each([
    ['lupus', 'lupus', 0],
    ['lupsu', 'lupus', 1],
    ['sjogern', 'sjogren', 1],
    ['miastenia', 'myasthenia', 2],
    ['mitochondral', 'mitochondrial', 1],
  ])('takes %j for %j with %d errors', (typed, word, errors) => {
    expect(typingErrors(typed, word)).toBe(errors);
  });

  it.each([
    ['abc', 'abd'],
    ['p10155', 'p10156'],
    ['lupus', 'locus of'],
    ['xyzzy', 'lupus'],
  ])('does not take %j for %j', (typed, word) => {
    expect(typingErrors(typed, word)).toBeNull();
  });
});

describe('readWholeNumber', () => {
  const bounds = { min: 1, max: 1000 };
  it.each([[1], ['1'], [' 1000 '], [1000]])('reads %j', (sent) => {
    expect(readWholeNumber(sent, bounds)).toBe(Number(sent));
  });

  it.each([[0], ['0'], [-1], ['1.5'], [1.5], ['1e3'], ['0x10'], ['ten'], [''], [1001], [null], [['1']]])(
    'refuses %j',
    (sent) => {
      expect(readWholeNumber(sent, bounds)).toBeNull();
    },
  );
});

describe('wildcardPieces', () => {
  it('takes a value apart at its stars', () => {
    expect(wildcardPieces('*ro*')).toEqual(['anything', { text: 'ro' }, 'anything']);
    expect(wildcardPieces('a**b')).toEqual([{ text: 'a' }, 'anything', { text: 'b' }]);
  });

  it('reads an escaped star, and any other backslash, as text', () => {
    expect(wildcardPieces(String.raw`HLA-B\*27`)).toEqual([{ text: 'HLA-B*27' }]);
    expect(wildcardPieces(String.raw`a\b\\`)).toEqual([{ text: String.raw`a\b\\` }]);
  });
});
