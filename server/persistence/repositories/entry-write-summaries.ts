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

const applyDeltasSql = `
  INSERT INTO entry_values AS v (field, key, value, count)
  SELECT d.field, d.key, coalesce(s.value, ''), d.delta
  FROM unnest($1::text[], $2::text[], $3::integer[]) AS d (field, key, delta)
  LEFT JOIN LATERAL (${firstSpelling}) s ON TRUE
  ON CONFLICT (field, key) DO UPDATE SET count = v.count + excluded.count, value = excluded.value`;

const removeUnusedSql = `
  DELETE FROM entry_values v USING unnest($1::text[], $2::text[]) AS d (field, key)
  WHERE v.field = d.field AND v.key = d.key AND v.count = 0`;

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
  const added = changes.reduce((sum, { before, after }) => sum + Number(!!after) - Number(!!before), 0);
  await transaction.query(raiseVersionSql, [added]);
  const deltas = valueDeltas(changes);
  if (deltas.length === 0) return;
  const [fields, keys] = [deltas.map((d) => d.field), deltas.map((d) => d.key)];
  await transaction.query(applyDeltasSql, [fields, keys, deltas.map((d) => d.delta)]);
  if (deltas.some(({ delta }) => delta < 0)) await transaction.query(removeUnusedSql, [fields, keys]);
}

/** A value that is only spelled anew counts as before, but has a delta, of 0: its first spelling may be another now. */
function valueDeltas(changes: readonly ListedChange[]): readonly ValueDelta[] {
  const deltas = new Map<string, ValueDelta>();
  for (const { before, after } of changes) {
    for (const field of cascadeFields) {
      const [former, latter] = [before?.[field] ?? null, after?.[field] ?? null];
      if (former === latter) continue;
      count(deltas, field, former, -1);
      count(deltas, field, latter, 1);
    }
  }
  return [...deltas.values()];
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
