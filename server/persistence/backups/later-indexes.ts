import type { Queryable } from '../database.js';

const foreignKeysSql = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname) AS "dropping",
    ARRAY[format('ALTER TABLE %s ADD CONSTRAINT %I %s',
      c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))] AS "making"
  FROM pg_constraint c WHERE c.contype = 'f' AND c.conparentid = 0 AND c.conrelid = ANY ($1::regclass[])
  ORDER BY c.oid`;

// The definition of an index leaves out the statistics targets of its columns.
const indexesSql = `
  SELECT format('DROP INDEX %s', x.indexrelid::regclass) AS "dropping", pg_get_indexdef(x.indexrelid) ||
    ARRAY(SELECT format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s',
        x.indexrelid::regclass, a.attnum, a.attstattarget)
      FROM pg_attribute a WHERE a.attrelid = x.indexrelid AND a.attstattarget >= 0) AS "making"
  FROM pg_index x JOIN pg_class c ON c.oid = x.indexrelid
  WHERE x.indrelid = ANY ($1::regclass[]) AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_constraint o WHERE o.conindid = x.indexrelid)
  ORDER BY x.indexrelid`;

/**
 * Drops the foreign keys and the indexes of the tables, except those of primary keys and unique constraints, then runs
 * `load`, then makes them again: building an index over all rows takes a fraction of the time of adding row by row.
 */
export async function withLaterIndexes(
  transaction: Queryable,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await transaction.query<Changes>(foreignKeysSql, [tables]);
  const indexes = await transaction.query<Changes>(indexesSql, [tables]);
  for (const { dropping } of [...foreignKeys, ...indexes]) await transaction.query(dropping);
  await load();
  for (const { making } of [...indexes, ...foreignKeys]) {
    for (const statement of making) await transaction.query(statement);
  }
}

interface Changes {
  readonly dropping: string;
  readonly making: readonly string[];
}
