import { createHash } from 'node:crypto';

import { entryFieldNames } from '../../schema/contract/entry-fields.js';
import { sortKey } from '../search/index/sort-key.js';
import { distributeRows, generateEntries, type SyntheticEntry, syntheticMark } from './generate-entries.js';
import { readVocabulary } from './vocabulary.js';

const vocabulary = readVocabulary();
const entries = (count: number, seed = 'a seed'): SyntheticEntry[] => [
  ...generateEntries(count, seed, vocabulary),
];
const digest = (rows: unknown): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const tenThousand = entries(10_000);

test('the same seed generates the same bytes, another seed others', () => {
  expect(digest(entries(10_000))).toBe(digest(tenThousand));
  expect(digest(entries(10_000, 'another seed'))).not.toBe(digest(tenThousand));
});

test('the requested number of rows is generated, numbered from 1', () => {
  expect(tenThousand.map(({ entryNumber }) => entryNumber)).toEqual(
    Array.from({ length: 10_000 }, (_, index) => index + 1),
  );
  expect(entries(1234)).toHaveLength(1234);
});

test('ids and pairs of disease and protein are unique', () => {
  const pairs = tenThousand.map(({ values }) => [values.disease, values.autoantibody].map(sortKey).join('|'));
  expect(new Set(pairs).size).toBe(10_000);
  expect(new Set(tenThousand.map(({ id }) => id)).size).toBe(10_000);
});

test('ids are UUIDs of version 7 that increase with the number', () => {
  const ids = tenThousand.map(({ id }) => id);
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
    true,
  );
  expect([...ids].sort()).toEqual(ids);
});

test('all 184 diseases occur, a few in many rows and most in few', () => {
  const counts = new Map<string | null, number>();
  for (const { values } of tenThousand) counts.set(values.disease, (counts.get(values.disease) ?? 0) + 1);
  const sorted = [...counts.values()].sort((one, other) => other - one);
  expect(sorted).toHaveLength(184);
  expect(sorted[0]! / sorted.at(-1)!).toBeGreaterThan(15);
  expect(sorted.slice(0, 18).reduce((sum, count) => sum + count)).toBeGreaterThan(3000);
});

test('consecutive rows belong to different diseases', () => {
  expect(new Set(tenThousand.slice(0, 200).map(({ values }) => values.disease)).size).toBeGreaterThan(100);
});

test('every row is marked as generated, without references or measured values', () => {
  const blank = ['reference', 'sensitivity', 'affinity', 'positivePredictiveValues'] as const;
  expect(tenThousand.every(({ values }) => values.diseaseAssociation === syntheticMark)).toBe(true);
  expect(tenThousand.every(({ values }) => blank.every((field) => values[field] === null))).toBe(true);
});

test('a row has all fields, null if blank', () => {
  expect(Object.keys(tenThousand[0]!.values)).toEqual([...entryFieldNames]);
  expect(tenThousand.some(({ values }) => Object.values(values).includes(''))).toBe(false);
});

test('a disease has at most one row per protein, and the other diseases get the rest', () => {
  const shares = distributeRows(2_000_000, vocabulary.diseases, 19_583).map(({ rows }) => rows);
  expect(Math.max(...shares)).toBe(19_583);
  expect(shares.reduce((sum, rows) => sum + rows)).toBe(2_000_000);
  expect(() => distributeRows(100, vocabulary.diseases, 19_583)).toThrow('184');
});
