import { excessOf } from './count-values.js';

test.each([
  ['[1,2,3]', 3],
  ['{"a":[{},[]]}', 5],
  ['{"a,b[{\\",":"\\\\","c":1}', 2],
  ['["never closed', 1],
])('%s contains %i values', (text, values) => {
  expect(excessOf(text, { values, names: 100, depth: 9 })).toBeNull();
  expect(excessOf(text, { values: values - 1, names: 100, depth: 9 })).toBe('values');
});

test.each([
  ['[{"a":1,"b":[1,2,3,4]},{"a":1,"b":2},5,6,7]', 2],
  ['{"a":{"b":{},"c,":{}},"d":[[],[]],"e":1}', 3],
])('%s has an object of %i names', (text, names) => {
  expect(excessOf(text, { values: 100, names, depth: 9 })).toBeNull();
  expect(excessOf(text, { values: 100, names: names - 1, depth: 9 })).toBe('values');
});

test('a text of lists within lists is too deep', () => {
  const text = `[{"a":${'['.repeat(3)}1${']'.repeat(3)}},[],[[]]]`;
  expect(excessOf(text, { values: 100, names: 100, depth: 5 })).toBeNull();
  expect(excessOf(text, { values: 100, names: 100, depth: 4 })).toBe('depth');
});
