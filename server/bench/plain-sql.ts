import { entryFieldNames } from '../../schema/contract/entry-fields.js';
import { columnList, entryColumns } from '../persistence/entry-columns.js';

/**
 * The database of somebody who knows nothing of our tables: one table of rows with the usual indexes, a count at every
 * request, a substring search by trigrams, related entries by the same disease. It shows what our tables cost and win.
 */
const columns = entryFieldNames.map((name) => entryColumns[name]);
const text = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
const selection = `id AS "_id", number, ${columnList([...entryFieldNames, 'createdAt', 'updatedAt'])}`;

export const plainTable = 'plain.entries';

/** Copies the living entries to the plain table. */
export const createPlainSqls: readonly string[] = [
  'CREATE SCHEMA plain',
  `CREATE TABLE ${plainTable} (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), number serial,
    ${columns.map((column) => `${column} text`).join(', ')},
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now())`,
  `INSERT INTO ${plainTable} SELECT id, entry_number, ${columns.join(', ')}, created_at, updated_at FROM entries`,
  `SELECT setval('plain.entries_number_seq', (SELECT max(number) FROM ${plainTable}))`,
  `CREATE INDEX ON ${plainTable} (disease, number)`,
  `CREATE INDEX ON ${plainTable} USING gin ((${text}) gin_trgm_ops)`,
  `VACUUM (ANALYZE) ${plainTable}`,
];

const page = (condition: string): string => `
  SELECT (SELECT count(*)::integer FROM ${plainTable} WHERE ${condition}) AS total, ${selection}
  FROM ${plainTable} WHERE ${condition} ORDER BY disease, number LIMIT $1 OFFSET $2`;

/** Pages: $1 limit, $2 offset, $3 and following the disease or the patterns of the words. */
export const plainListSql = page('TRUE');
export const plainDiseaseSql = page('disease = $3');
export const plainSearchSql = (words: number): string =>
  page(Array.from({ length: words }, (_, place) => `(${text}) ILIKE $${String(place + 3)}`).join(' AND '));

export const plainEntrySql = `SELECT ${selection} FROM ${plainTable} WHERE id = $1`;
export const plainRelatedSql = `SELECT ${selection} FROM ${plainTable} WHERE disease = $1 AND id <> $2
  ORDER BY number LIMIT 5`;

/** Stores an entry: its fields in their usual order. */
export const plainInsertSql = `INSERT INTO ${plainTable} (${columns.join(', ')})
  VALUES (${columns.map((_, place) => `$${String(place + 1)}`).join(', ')}) RETURNING ${selection}`;
