import { wildcardPieces } from './wildcards.js';

describe('wildcardPieces', () => {
  it('splits a value at its asterisks', () => {
    expect(wildcardPieces('*ro*')).toEqual(['anything', { text: 'ro' }, 'anything']);
    expect(wildcardPieces('a**b')).toEqual([{ text: 'a' }, 'anything', { text: 'b' }]);
  });

  it('reads an escaped asterisk, and any other backslash, as text', () => {
    expect(wildcardPieces(String.raw`HLA-B\*27`)).toEqual([{ text: 'HLA-B*27' }]);
    expect(wildcardPieces(String.raw`a\b\\`)).toEqual([{ text: String.raw`a\b\\` }]);
  });
});
