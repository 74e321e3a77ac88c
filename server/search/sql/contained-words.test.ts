import { anywhere, longestPiece } from './contained-words.js';

test.each([
  ['lupus anticoagulant', 'anticoagulant'],
  ['lupus\\', 'lupus\\\\'],
  ['50%_of', '50\\%\\_of'],
])('the longest piece of a pattern for %j is %j, within one word and whole', (text, piece) => {
  expect(longestPiece(anywhere(text))).toBe(piece);
});
