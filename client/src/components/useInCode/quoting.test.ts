import { doubleQuoted, hasUnprintable, shellQuoted } from './quoting';

test.each([
  ['Graves disease', `'Graves disease'`],
  [`it's "$HOME" \`id\` \\ !!`, `'it'\\''s "$HOME" \`id\` \\ !!'`],
  ['two\nlines', `'two\nlines'`],
])('%j is one word of a shell', (text, quoted) => {
  expect(shellQuoted(text)).toBe(quoted);
});

test.each([
  ['β2-glycoprotein I 日本 😀', '"β2-glycoprotein I 日本 😀"'],
  [`it's "$HOME" \\n {x}`, `"it's \\"$HOME\\" \\\\n {x}"`],
  ['two\nlines\r\ttab', String.raw`"two\nlines\r\ttab"`],
  ['nul\u0000 bell\u0007', String.raw`"nul\u0000 bell\u0007"`],
  ['no\u00a0break, \u202eturned, \u2028line', String.raw`"no\u00a0break, \u202eturned, \u2028line"`],
  ['\u{e0001}tag', String.raw`"\U000e0001tag"`],
])('%j is one literal of Python and R, in which everything can be seen', (text, quoted) => {
  expect(doubleQuoted(text)).toBe(quoted);
  expect(hasUnprintable(quoted)).toBe(false);
});

test.each(['\n', '\t', '\u200b', '\u00a0', '\u2028'])('%j cannot be seen', (text) => {
  expect(hasUnprintable(`a${text}b`)).toBe(true);
});

test('blanks and letters of any script can be seen', () => {
  expect(hasUnprintable("a b ' β 日本 😀")).toBe(false);
});
