import { messages } from '../../schema/contract/messages.js';
import { plainText } from './read-input.js';

test.each(['x', '각', 'ế', 'β'])('a text of the maximum length is read (%s)', (letter) => {
  expect(plainText('q', letter.repeat(500), 500)).toBe(letter.repeat(500));
});

test.each([
  ['x', 501],
  ['ﷺ', 500],
])('a text of many letters is refused, also if one character stands for them (%s)', (letter, times) => {
  expect(() => plainText('q', letter.repeat(times), 500)).toThrow(messages.tooLong('q', 500));
});
