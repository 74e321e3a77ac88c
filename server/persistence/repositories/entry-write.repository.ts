import {
  type EntryFieldName,
  entryFieldNames,
  type EntryValues,
} from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { searchDocument } from '../../../schema/contract/rules/search-document.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import type { Queryable } from '../database.js';
import { entryColumns, keyColumn } from '../entry-columns.js';

/** A new entry, ready to be stored: ids given, values trimmed, blanks `null`. */
export interface NewEntry {
  readonly id: string;
  readonly values: EntryValues;
  readonly additional: Readonly<Record<string, string>>;
}

/** Where a write comes from: who, when, why, and by which way. */
export interface WriteOrigin {
  readonly source: string;
  readonly userId: string | null;
  readonly at: Date;
  readonly reason: string | null;
}

const fieldColumns = entryFieldNames.map((name) => entryColumns[name]).join(', ');
const fieldDefinitions = entryFieldNames.map((name) => `${entryColumns[name]} text`).join(', ');
const keyColumns = entryFieldNames.map(keyColumn).join(', ');
const keyDefinitions = entryFieldNames.map((name) => `${keyColumn(name)} text`).join(', ');

const insertSql = `
  WITH sent AS (
    SELECT nextval('entry_numbers')::integer AS entry_number, s.*
    FROM ROWS FROM (jsonb_to_recordset($1) AS (id uuid, ${fieldDefinitions}, additional jsonb, ${keyDefinitions}, document text))
      WITH ORDINALITY s ORDER BY s.ordinality),
  rows AS (
    INSERT INTO entries (id, entry_number, ${fieldColumns}, additional, source, created_at, created_by, updated_at, updated_by)
    SELECT id, entry_number, ${fieldColumns}, additional, $2, $3, $4, $3, $4 FROM sent RETURNING id),
  revisions AS (
    INSERT INTO entry_revisions (entry_id, version, action, reason, source, changed_at, changed_by)
    SELECT id, 1, 'create', $5, $2, $3, $4 FROM rows)
  INSERT INTO entry_index (entry_number, ${keyColumns}, created_at, updated_at, document)
  SELECT entry_number, ${keyColumns}, $3, $3, document FROM sent`;

/** How the counts behind totals, distinct values and statistics change with a write. */
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

const raiseVersionSql = `
  UPDATE entry_totals SET total = total + $1,
    version = greatest(version + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`;

/**
 * The one place entries are written. Within the transaction it is given, it stores the rows, their revisions and their
 * index, and brings totals and counts up to date; nothing else in the product writes these tables.
 */
export class EntryWriteRepository {
  /** Stores new entries as version 1 each, in the order given. */
  async create(transaction: Queryable, entries: readonly NewEntry[], origin: WriteOrigin): Promise<void> {
    if (entries.length === 0) return;
    const rows = JSON.stringify(entries.map(toRow));
    await transaction.query(insertSql, [rows, origin.source, origin.at, origin.userId, origin.reason]);
    await this.maintain(transaction, entries.length, valueDeltas(entries));
  }

  /** Last in a transaction, since its lock on the totals lets one writer at a time through. */
  private async maintain(
    transaction: Queryable,
    added: number,
    deltas: readonly ValueDelta[],
  ): Promise<void> {
    await transaction.query(raiseVersionSql, [added]);
    const columns = [deltas.map((d) => d.field), deltas.map((d) => d.key), deltas.map((d) => d.delta)];
    await transaction.query(applyDeltasSql, columns);
  }
}

function toRow({ id, values, additional }: NewEntry): Record<string, unknown> {
  const row: Record<string, unknown> = { id, additional, document: searchDocument(values, additional) };
  for (const name of entryFieldNames) {
    row[entryColumns[name]] = values[name];
    row[keyColumn(name)] = sortKey(values[name]);
  }
  return row;
}

function valueDeltas(entries: readonly NewEntry[]): readonly ValueDelta[] {
  const deltas = new Map<string, ValueDelta>();
  for (const { values } of entries) {
    for (const field of cascadeFields) {
      const key = sortKey(values[field]);
      if (key === null) continue;
      const name = `${field}\u001f${key}`;
      deltas.set(name, { field, key, delta: (deltas.get(name)?.delta ?? 0) + 1 });
    }
  }
  return [...deltas.values()];
}
