import { hasMoreValuesThan } from './count-values.js';

test.each([
  ['[1,2,3]', 3],
  ['{"a":[{},[]]}', 5],
  ['{"a,b[{\\",":"\\\\","c":1}', 2],
  ['["never closed', 1],
])('%s contains %i values', (text, values) => {
  expect(hasMoreValuesThan(text, values)).toBe(false);
  expect(hasMoreValuesThan(text, values - 1)).toBe(true);
});
