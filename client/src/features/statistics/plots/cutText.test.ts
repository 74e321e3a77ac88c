import { cutText, twoLines } from './cutText';

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
