import type { EntryValues } from '../../../schema/contract/entry-fields.js';
import { columnName } from '../../search/sql/index-columns.js';
import type { Queryable } from '../database.js';

export type SomeValues = Readonly<Partial<EntryValues>>;

const untouchedSql = `
  SELECT e.id FROM entries e
  JOIN entry_revisions r ON r.entry_id = e.id AND r.version = 1 AND r.source = 'starter'
  WHERE e.version = 1 AND e.deleted_at IS NULL
    AND to_jsonb(e) @> $1
  ORDER BY e.id`;

/** The ids of starter entries that nobody has edited or deleted, and that hold the given values. */
export async function untouchedStarterEntries(
  transaction: Queryable,
  values: SomeValues,
): Promise<readonly string[]> {
  const held = Object.fromEntries(Object.entries(values).map(([field, value]) => [columnName(field), value]));
  const rows = await transaction.query<{ id: string }>(untouchedSql, [JSON.stringify(held)]);
  return rows.map(({ id }) => id);
}
