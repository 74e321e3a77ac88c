import type { Queryable } from '../database.js';

/** What an entry that nobody has changed still says. */
interface StarterScreening {
  readonly autoantibody: string;
  readonly screening: string;
}

const untouchedSql = `
  SELECT e.id FROM entries e
  JOIN jsonb_to_recordset($1) AS s (autoantibody text, screening text) USING (autoantibody, screening)
  JOIN entry_revisions r ON r.entry_id = e.id AND r.version = 1 AND r.source = 'starter'
  WHERE e.version = 1 AND e.deleted_at IS NULL ORDER BY e.id`;

/** The ids of starter entries that nobody has edited or deleted, and that have one of the given texts. */
export async function untouchedStarterEntries(
  transaction: Queryable,
  texts: readonly StarterScreening[],
): Promise<readonly string[]> {
  const rows = await transaction.query<{ id: string }>(untouchedSql, [JSON.stringify(texts)]);
  return rows.map(({ id }) => id);
}
