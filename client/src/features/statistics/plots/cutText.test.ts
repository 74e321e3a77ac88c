import { cutText, twoLines } from './cutText';

test('what fits stays whole, and what does not ends in an ellipsis', () => {
  expect(cutText('Vitiligo', 100, 14)).toBe('Vitiligo');
  expect(cutText('Systemic lupus erythematosus', 70, 14)).toBe('Systemic…');
});

test('a long name goes on in a second line, which is cut', () => {
  expect(twoLines('Vitiligo', 70, 14)).toEqual(['Vitiligo']);
  expect(twoLines('Autoimmune polyendocrine syndrome type 1', 98, 14)).toEqual([
    'Autoimmune',
    'polyendocrine…',
  ]);
  expect(twoLines('Panencephalomyelitis', 70, 14)).toEqual(['Panenceph…']);
});
