import type { DataSource } from 'typeorm';

import type { Database } from '../../persistence/database.js';

const ours = `n.nspname = 'public' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = o.oid AND d.deptype = 'e')`;

/**
 * PostgreSQL's catalogue of tables, columns, indexes, constraints, functions and sequences, one text each. The line of
 * a column includes its nullability.
 */
const queries = [
  `SELECT concat_ws(' ', 'table', o.relname, o.relkind, o.relpersistence, o.reloptions::text,
     pg_get_partkeydef(o.oid), pg_get_expr(o.relpartbound, o.oid)) AS text
   FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace WHERE ${ours} AND o.relkind IN ('r', 'p', 'S', 'v')`,
  `SELECT concat_ws(' ', 'column', o.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
     a.attstattarget, c.collname, pg_get_expr(f.adbin, f.adrelid)) AS text
   FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace JOIN pg_attribute a ON a.attrelid = o.oid
   LEFT JOIN pg_collation c ON c.oid = a.attcollation
   LEFT JOIN pg_attrdef f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
   WHERE ${ours} AND o.relkind IN ('r', 'p', 'i') AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT concat_ws(' ', 'index', pg_get_indexdef(o.oid)) AS text
   FROM pg_class o JOIN pg_namespace n ON n.oid = o.relnamespace WHERE ${ours} AND o.relkind IN ('i', 'I')`,
  `SELECT concat_ws(' ', 'constraint', o.conrelid::regclass, o.conname, pg_get_constraintdef(o.oid)) AS text
   FROM pg_constraint o JOIN pg_namespace n ON n.oid = o.connamespace WHERE ${ours} AND o.contype <> 'n'`,
  `SELECT concat_ws(' ', 'function', pg_get_functiondef(o.oid)) AS text
   FROM pg_proc o JOIN pg_namespace n ON n.oid = o.pronamespace WHERE ${ours}`,
];

/** The whole schema of a database as sorted lines, so that two databases can be compared. */
export async function describeSchema(database: Database): Promise<string[]> {
  const rows = await Promise.all(queries.map((query) => database.query<{ text: string }>(query)));
  return rows
    .flat()
    .map(({ text }) => text)
    .sort();
}

/** The statements that would make the schema of a database that of the entities. */
export async function differencesFromEntities(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const differences = upQueries.map(({ query }) => query);
  // The database itself checks foreign keys and constraints: the ORM never has to apply or repeat them.
  return differences.filter((query) => !/DROP CONSTRAINT "\w+_(fkey|check)"/.test(query));
}
