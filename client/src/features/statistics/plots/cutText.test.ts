import { cutText, distinctLines, twoLines } from './cutText';

test('keeps a text that fits, and ends a longer one in an ellipsis', () => {
  expect(cutText('Vitiligo', 100, 14)).toBe('Vitiligo');
  expect(cutText('Systemic lupus erythematosus', 70, 14)).toBe('Systemic…');
});

test('wraps a long name to a second line, which is truncated', () => {
  expect(twoLines('Vitiligo', 70, 14)).toEqual(['Vitiligo']);
  expect(twoLines('Autoimmune polyendocrine syndrome type 1', 98, 14)).toEqual([
    'Autoimmune',
    'polyendocrine…',
  ]);
  expect(twoLines('Panencephalomyelitis', 70, 14)).toEqual(['Panenceph…']);
});

test('names that would read alike show where they differ', () => {
  const names = ['Autoimmune hepatitis type 1', 'Autoimmune hepatitis type 2', 'Vitiligo'];
  expect(distinctLines(names, 80, 14)).toEqual([['Autoimmune', '…1'], ['Autoimmune', '…2'], ['Vitiligo']]);
  const shared = ['Autoimmune polyendocrine syndrome type 1', 'Autoimmune polyendocrine failure'];
  expect(new Set(distinctLines(shared, 98, 14).map(String)).size).toBe(2);
});
