import {
  formatRatioEnd,
  formatShare,
  formatShareEnd,
  readShare,
  shareFromAddress,
  typedShare,
} from './shares';

test.each([
  ['0.95', 0.95],
  ['0,95', 0.95],
  ['95%', 0.95],
  ['0.3 %', 0.003],
  ['1e-6', 1e-6],
  ['0', 0],
  ['100%', 1],
  ['1 in 1,000', 0.001],
  ['1 in 4', 0.25],
])('%s is the share %d', (typed, value) => {
  expect(readShare(typed)).toEqual({ kind: 'share', share: { value, counts: null } });
});

test.each(['95', '1', '2.5', '100'])('%s is asked about', (typed) => {
  expect(readShare(typed)).toEqual({ kind: 'ask', number: Number(typed) });
});

const noShares = [
  '101',
  '101%',
  '-0.1',
  'high',
  '5 of 4',
  '0 of 0',
  '1.2.3',
  '5 in 4',
  '1.2.3 in 4',
  '1 in 12,5',
];
test.each(noShares)('%s is no share', (typed) => {
  expect(readShare(typed)).toEqual({ kind: 'unreadable' });
});

test.each(['1140 of 1200', '1,140 of 1,200', '1,140/1,200', '1140 out of 1200'])('%s are counts', (typed) => {
  expect(readShare(typed)).toEqual({ kind: 'share', share: { value: 0.95, counts: { k: 1140, n: 1200 } } });
});

test.each([0, 1e-14, 1e-8, 0.0047, 1])('%d is put into an input so that it can be read', (value) => {
  expect(readShare(typedShare({ value, counts: null }))).toEqual({
    kind: 'share',
    share: { value, counts: null },
  });
});

test('counts survive the address', () => {
  const share = shareFromAddress('45/50');
  expect(share).toEqual({ value: 0.9, counts: { k: 45, n: 50 } });
  expect(share && typedShare(share)).toBe('45 of 50');
  expect(shareFromAddress('1')).toEqual({ value: 1, counts: null });
});

test.each([
  [0, '0%'],
  [1, '100%'],
  [0.153846153846, '15.4%'],
  [0.666666666667, '66.7%'],
  [4.7397800742e-5, '0.00474%'],
  [5.2e-14, '5.2 × 10⁻¹²%'],
  [4.73999999978e-11, '0.00000000474%'],
  [0.999306037474, '99.931%'],
  [null, 'undefined (0/0)'],
])('%d is shown as %s', (value, shown) => expect(formatShare(value)).toBe(shown));

test('the ends of an interval keep their zeros', () => {
  const ends = [0.0715, 0.3, 0.000047, 0, 0.5, 0.95, 1].map(formatShareEnd);
  expect(ends).toEqual(['7.15%', '30.0%', '0.0047%', '0%', '50.0%', '95.0%', '100%']);
  expect([0.0899, 9, 30, 1200].map(formatRatioEnd)).toEqual(['0.0899', '9.00', '30.0', '1,200']);
});
