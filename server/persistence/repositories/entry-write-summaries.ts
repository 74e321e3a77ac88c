import { type CascadeField, cascadeFields } from '../../../schema/contract/entry-filters.js';
import { keyColumn } from '../../search/sql/index-columns.js';
import { entryColumns } from '../entry-columns.js';
import { nextVersionSql } from './data-version.repository.js';

/**
 * Selects the spelling of a value in the living entry with the smallest number; `null` if no entry holds the value.
 * Works for any row with field and key.
 */
export const firstSpelling = (row: string): string => {
  const cases = cascadeFields.map(
    (field) => `WHEN '${field}' THEN (SELECT e.${entryColumns[field]} FROM entry_index i
      JOIN entries e ON e.entry_number = i.entry_number
      WHERE i.${keyColumn(field)} = ${row}.key ORDER BY i.entry_number LIMIT 1)`,
  );
  return `CASE ${row}.field ${cases.join(' ')} END`;
};

/** Adds $1 to the number of listed entries, and locks the totals until the transaction ends. */
export const raiseVersionSql = `
  UPDATE entry_totals t SET total = t.total + $1, version = ${nextVersionSql}`;

/**
 * Set-based writes collect their deltas here, with one statement per transaction, so each pair of field and key occurs
 * once. `value` is the spelling of the added entries if it is the same in all; `spelling` is that of one of them.
 */
export const createCollectedSql = `
  CREATE TEMPORARY TABLE collected_deltas (field text, key text COLLATE "C", delta integer, value text, spelling text)
  ON COMMIT DROP`;

/**
 * Aggregates one field at a time by hashing: then only the values are sorted, which are far fewer than the rows. The
 * values are sorted because inserts into the indexes of `entry_values` are faster in order, and at this point no other
 * writer is blocked.
 */
const collectSql = (written: string, delta: string, spellings: (field: CascadeField) => string): string => {
  const counts = cascadeFields.map(
    (field) => `(SELECT '${field}', w.${keyColumn(field)}, ${delta}, ${spellings(field)} FROM ${written} w
      WHERE w.${keyColumn(field)} IS NOT NULL GROUP BY w.${keyColumn(field)} ORDER BY w.${keyColumn(field)})`,
  );
  return `INSERT INTO collected_deltas (field, key, delta, value, spelling) ${counts.join(' UNION ALL ')}`;
};

/** `value` and `spelling` of a field. Compares bytes, which suffices here. */
const addedSpellings = (field: CascadeField): string => {
  const column = `w.${entryColumns[field]} COLLATE "C"`;
  return `CASE WHEN min(${column}) = max(${column}) THEN min(${column}) END, min(${column})`;
};

/** The keys that are counted, of rows with the keys of `entry_index`. */
export const countedKeys = (prefix: string): string =>
  cascadeFields.map((field) => prefix + keyColumn(field)).join(', ');

/** The fields that are counted, of rows with the fields of `entries`. */
export const countedFields = (prefix: string): string =>
  cascadeFields.map((field) => prefix + entryColumns[field]).join(', ');

/** Collects what the rows of the common table expression `written` (counted keys and fields) add to the lists. */
export const collectAddedSql = (written: string): string => collectSql(written, 'count(*)', addedSpellings);

/** Collects what the rows of the common table expression `written` (counted keys) remove from the lists. */
export const collectRemovedSql = (written: string): string =>
  collectSql(written, '-count(*)', () => 'NULL, NULL');

/**
 * A new value is held only by added entries, so their spelling applies. A known value keeps its spelling if the added
 * entries spell it the same. Only where spellings differ, the spelling of the first entry is looked up.
 */
export const applyAddedSql = `
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT d.field, d.key, coalesce(d.value, ${firstSpelling('d')}, ''), d.delta FROM collected_deltas d
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count,
    value = CASE WHEN v.value = excluded.value THEN v.value ELSE ${firstSpelling('v')} END`;

/** Values that no entry holds any more are deleted first: they need no lookup of the first spelling. */
export const applyRemovedSqls = [
  `DELETE FROM entry_values v USING collected_deltas d
  WHERE v.field = d.field AND v.key = d.key AND v.count + d.delta = 0`,
  `UPDATE entry_values v SET count = v.count + d.delta, value = coalesce(${firstSpelling('v')}, v.value)
  FROM collected_deltas d
  WHERE v.field = d.field AND v.key = d.key`,
];
