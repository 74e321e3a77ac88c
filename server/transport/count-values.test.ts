import { hasMoreValuesThan } from './count-values.js';

test.each([
  ['[1,2,3]', 3],
  ['{"a":[{},[]]}', 5],
  ['{"a,b[{\\",":"\\\\","c":1}', 2],
  ['["never closed', 1],
])('%s contains %i values', (text, values) => {
  expect(hasMoreValuesThan(text, { values, names: 100 })).toBe(false);
  expect(hasMoreValuesThan(text, { values: values - 1, names: 100 })).toBe(true);
});

test.each([
  ['[{"a":1,"b":[1,2,3,4]},{"a":1,"b":2},5,6,7]', 2],
  ['{"a":{"b":{},"c,":{}},"d":[[],[]],"e":1}', 3],
])('%s has an object of %i names', (text, names) => {
  expect(hasMoreValuesThan(text, { values: 100, names })).toBe(false);
  expect(hasMoreValuesThan(text, { values: 100, names: names - 1 })).toBe(true);
});
