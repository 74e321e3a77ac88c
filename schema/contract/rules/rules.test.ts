import { isStorableText } from './text.js';
import { readWholeNumber } from './whole-number.js';

describe('isStorableText', () => {
  it.each(['plain', 'tab\tand\r\nlines', '狼瘡 😀', ''])('accepts %j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each(['a\u0000b', '\u0001', '\u001f', '\u007f', '\u0085', '\ud800', 'x\udc00'])('rejects %j', (text) => {
    expect(isStorableText(text)).toBe(false);
  });
});

describe('readWholeNumber', () => {
  const bounds = { min: 1, max: 1000 };
  it.each([[1], ['1'], [' 1000 '], [1000]])('reads %j', (sent) => {
    expect(readWholeNumber(sent, bounds)).toBe(Number(sent));
  });

  it.each([[0], ['0'], [-1], ['1.5'], [1.5], ['1e3'], ['0x10'], ['ten'], [''], [1001], [null], [['1']]])(
    'rejects %j',
    (sent) => {
      expect(readWholeNumber(sent, bounds)).toBeNull();
    },
  );
});
