import { terminalLine, terminalText } from './terminal-text.js';

test.each([
  ['a\u001b[31mb', String.raw`a\u001b[31mb`],
  ['a\rb\u0007', String.raw`a\u000db\u0007`],
  ['a\u009bb', String.raw`a\u009bb`],
  ['a\u202eb', String.raw`a\u202eb`],
  ['Sjögren 狼瘡 😀\nβ2', 'Sjögren 狼瘡 😀\nβ2'],
])('%j is shown as %s', (text, shown) => {
  expect(terminalText(text)).toBe(shown);
});

test('a text of others stays on its line', () => {
  expect(terminalLine('Bob\r\nroot\tAdmin\u2028x')).toBe('Bob root Admin x');
});
