import { limits } from '../../schema/contract/limits.js';
import { canonicalJson } from './canonical-json.js';

test('the order of keys is ignored, that of a list is not', () => {
  expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe(canonicalJson({ a: { c: 3, d: 2 }, b: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [{ a: [] }, { a: {} }],
  [{ a: ['b', 1] }, { a: { b: 1 } }],
  [{ 'a":1,"b': 1 }, { a: 1, b: 1 }],
  [[[1], 2], [[1, 2]]],
  [
    { 1: 'a', x: 'b' },
    { x: 'a', 1: 'b' },
  ],
])('%j differs from %j', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});

test('a call without a body has a canonical text', () => {
  expect(canonicalJson(undefined)).toBe(canonicalJson(null));
});

test('a body as deep as any, or as wide as one megabyte, is accepted', () => {
  const depth = limits.jsonDepth;
  const deep: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(canonicalJson(deep)).toHaveLength(3 * depth - 1);
  expect(canonicalJson(new Array(300_000).fill(1))).toHaveLength(600_002);
});
