import type { EntryFieldName, EntryValues } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import type { Queryable } from '../database.js';
import { entryColumns, keyColumn } from '../entry-columns.js';

/** What lists, counts and searches knew of an entry before a write, and know after it; `null` where it is not in them. */
export interface ListedChange {
  readonly before: EntryValues | null;
  readonly after: EntryValues | null;
}

/** How the count behind totals, distinct values and statistics changes with a write. */
interface ValueDelta {
  readonly field: EntryFieldName;
  readonly key: string;
  readonly delta: number;
}

const firstSpelling = cascadeFields
  .map(
    (
      field,
    ) => `(SELECT e.${entryColumns[field]} AS value FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
      WHERE d.field = '${field}' AND i.${keyColumn(field)} = d.key ORDER BY i.entry_number LIMIT 1)`,
  )
  .join(' UNION ALL ');

/** `deltas` are rows of field, key and delta, each pair of field and key once. */
const applyDeltasSql = (deltas: string): string => `
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT d.field, d.key, coalesce(s.value, ''), d.delta FROM ${deltas} d
  LEFT JOIN LATERAL (${firstSpelling}) s ON TRUE
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count, value = excluded.value`;

const removeUnusedSql = (deltas: string): string => `
  DELETE FROM entry_values v USING ${deltas} d WHERE v.field = d.field AND v.key = d.key AND v.count = 0`;

const sentDeltas = '(SELECT * FROM unnest($1::text[], $2::text[], $3::integer[]) AS s (field, key, delta))';
const applySentSql = applyDeltasSql(sentDeltas);
const removeSentSql = removeUnusedSql(sentDeltas);

/** Counts what was written set-wise: its deltas are collected here, one row for each statement that wrote. */
const collectedTable = 'collected_deltas';
const collectedDeltas = `(SELECT field, key, sum(delta)::integer AS delta FROM ${collectedTable} GROUP BY field, key)`;
const createCollectedSql = `CREATE TEMPORARY TABLE ${collectedTable} (field text, key text COLLATE "C", delta integer)
  ON COMMIT DROP`;
/** Of many values, one field at a time: looking at each for the way its field is spelled takes a sixth of the time then. */
const applyCollectedSqls = cascadeFields.map(
  (field) => `
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT d.field, d.key, coalesce(s.value, ''), d.delta FROM ${collectedDeltas} d
  LEFT JOIN LATERAL (
    SELECT e.${entryColumns[field]} AS value FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
    WHERE i.${keyColumn(field)} = d.key ORDER BY i.entry_number LIMIT 1) s ON TRUE
  WHERE d.field = '${field}'
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count, value = excluded.value`,
);
const removeCollectedSql = removeUnusedSql(collectedDeltas);
const pairs = cascadeFields.map((field) => `('${field}', w.${keyColumn(field)})`).join(', ');

/** Notes in the collected deltas what `written`, rows with the keys of `entry_index`, adds to lists (1) or takes away (-1). */
export const collectDeltasSql = (written: string, step: 1 | -1): string => `
  INSERT INTO ${collectedTable} (field, key, delta)
  SELECT p.field, p.key, ${String(step)} * count(*) FROM ${written} w CROSS JOIN LATERAL (VALUES ${pairs}) AS p (field, key)
  WHERE p.key IS NOT NULL GROUP BY p.field, p.key`;

/** Makes room for the deltas that this transaction collects. */
export async function beginCollecting(transaction: Queryable): Promise<void> {
  await transaction.query(createCollectedSql);
}

/** Applies what was collected: `added` entries more, or fewer, are in the lists. Last in a transaction, as below. */
export async function applyCollected(transaction: Queryable, added: number): Promise<void> {
  await transaction.query(raiseVersionSql, [added]);
  for (const text of applyCollectedSqls) await transaction.query(text);
  await transaction.query(removeCollectedSql);
}

const raiseVersionSql = `
  UPDATE entry_totals SET total = total + $1,
    version = greatest(version + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`;

/**
 * Brings totals, counts and first spellings up to date after a write. Last in a transaction, since its lock on the totals
 * lets one writer at a time through.
 */
export async function maintainSummaries(
  transaction: Queryable,
  changes: readonly ListedChange[],
): Promise<void> {
  const listed = new ListedChanges();
  for (const change of changes) listed.add(change);
  await listed.apply(transaction);
}

/** The changes of one transaction, added up. */
export class ListedChanges {
  private readonly deltas = new Map<string, ValueDelta>();
  private added = 0;

  add(change: ListedChange): void {
    this.added += Number(change.after !== null) - Number(change.before !== null);
    addDeltas(this.deltas, change);
  }

  /** Last in a transaction, as `maintainSummaries`. */
  async apply(transaction: Queryable): Promise<void> {
    await transaction.query(raiseVersionSql, [this.added]);
    const deltas = [...this.deltas.values()];
    if (deltas.length === 0) return;
    const sent = [deltas.map((d) => d.field), deltas.map((d) => d.key), deltas.map((d) => d.delta)];
    await transaction.query(applySentSql, sent);
    if (deltas.some(({ delta }) => delta < 0)) await transaction.query(removeSentSql, sent);
  }
}

/** A value that is only spelled anew counts as before, but has a delta, of 0: its first spelling may be another now. */
function addDeltas(deltas: Map<string, ValueDelta>, { before, after }: ListedChange): void {
  for (const field of cascadeFields) {
    const [former, latter] = [before?.[field] ?? null, after?.[field] ?? null];
    if (former === latter) continue;
    count(deltas, field, former, -1);
    count(deltas, field, latter, 1);
  }
}

function count(
  deltas: Map<string, ValueDelta>,
  field: EntryFieldName,
  value: string | null,
  step: number,
): void {
  const key = sortKey(value);
  if (key === null) return;
  const name = `${field}\u001f${key}`;
  deltas.set(name, { field, key, delta: (deltas.get(name)?.delta ?? 0) + step });
}
