import { wordDifference } from './wordDifference';

const drawn = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

test.each([
  [
    'a number',
    'Positive in 62.5% of 120 patients',
    'Positive in 70.1% of 120 patients',
    'Positive in [-62.5-]{+70.1+}% of 120 patients',
  ],
  [
    'Greek letters',
    'binds β2-glycoprotein I',
    'binds α2-glycoprotein I',
    'binds [-β2-]{+α2+}-glycoprotein I',
  ],
  ['words at the end', 'IgG', 'IgG and IgA', 'IgG{+ and IgA+}'],
  ['words that went', 'IgG and IgA', 'IgG', 'IgG[- and IgA-]'],
])('only %s that changed is marked', (_, before, after, expected) => {
  expect(drawn(before, after)).toBe(expected);
});

test('blanks that came are not passed over', () => {
  expect(drawn('a b', 'a  b')).toBe('a[- -]{+  +}b');
});

test('shows texts with little in common one after the other', () => {
  const [before, after] = ['Complement fixation in the kidney', 'Blocks the receptor of acetylcholine'];
  expect(drawn(before, after)).toBe(`[-${before}-]{+${after}+}`);
});

test('a new text is wholly added, and a deleted text wholly removed', () => {
  expect(drawn('', 'ELISA')).toBe('{+ELISA+}');
  expect(drawn('ELISA', '')).toBe('[-ELISA-]');
});

test('the pieces give both texts back', () => {
  const [before, after] = ['one two three four five six', 'one 2 three four 5 six seven'];
  const without = (kind: string) =>
    wordDifference(before, after)
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});

test('compares very long texts without common words within the time limit', () => {
  const words = (letter: string) => Array.from({ length: 2500 }, (_, at) => `${letter}${at}`).join(' ');
  expect(wordDifference(words('a'), words('b'))).toHaveLength(2);
});
