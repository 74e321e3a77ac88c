import { entryFieldNames } from '../../schema/contract/entry-fields.js';
import { accessionSql, contentSelection, entryColumns } from '../persistence/entry-columns.js';
import { containsWordSql } from '../search/sql/contained-words.js';

/*
 * The hand-optimised SQL of the bare server: one statement per request, which finds the keys by an index-only scan and
 * then reads ten rows. Counts come from the tables that every write maintains.
 */

const accession = `${accessionSql} AS accession`;
const columns = `e.id AS "_id", ${accession}, e.version, ${contentSelection},
  e.created_at AS "createdAt", e.updated_at AS "updatedAt"`;

const everyTotal = '(SELECT total FROM entry_totals)';
const diseaseTotal = `(SELECT v.count FROM entry_values v WHERE v.field = 'disease' AND v.key = $2)`;

/**
 * The limit is a literal: for a parameter, PostgreSQL would expect a tenth of the table and plan the statement again
 * for every request.
 */
const page = (total: string, condition: string, limit: number): string => `
  SELECT ${total} AS total, ${columns}
  FROM (SELECT i.entry_number, i.key_disease FROM entry_index i WHERE ${condition}
    ORDER BY i.key_disease, i.entry_number LIMIT ${String(limit)} OFFSET $1) k
  JOIN entries e ON e.entry_number = k.entry_number ORDER BY k.key_disease, k.entry_number`;

/** A page of all entries: $1 offset. The first page uses a separate statement without an offset. */
export const listSql = (limit: number): string => page(everyTotal, 'TRUE', limit);
export const firstPageSql = (limit: number): string => listSql(limit).replace('OFFSET $1', '');

/** A page of the entries of one disease with the key $2. */
export const diseaseSql = (limit: number): string => page(diseaseTotal, 'i.key_disease = $2', limit);

/** A page of the entries whose document matches the patterns $2 and following. `short` patterns cannot use an index. */
export function searchSql(short: readonly boolean[], limit: number): string {
  const conditions = short.map((isShort, index) => {
    const pattern = `$${String(index + 2)}`;
    return isShort ? `i.document LIKE ${pattern}` : containsWordSql(pattern);
  });
  return `
  WITH hits AS MATERIALIZED (SELECT i.entry_number, i.key_disease FROM entry_index i WHERE ${conditions.join(' AND ')})
  SELECT (SELECT count(*)::integer FROM hits) AS total, ${columns}
  FROM (SELECT * FROM hits ORDER BY key_disease, entry_number LIMIT ${String(limit)} OFFSET $1) k
  JOIN entries e ON e.entry_number = k.entry_number ORDER BY k.key_disease, k.entry_number`;
}

const sharing = (column: string): string =>
  `(SELECT o.entry_number FROM entry_index o WHERE o.${column} = (SELECT ${column} FROM seed)
    ORDER BY o.${column}, o.entry_number LIMIT 60)`;

/** The entry $1 and its five closest related ones: same autoantigen, then same accession, then same disease. */
export const detailSql = `
  WITH seed AS MATERIALIZED (
    SELECT i.entry_number, i.key_autoantigen, i.key_uniprot_id, i.key_disease
    FROM entries e JOIN entry_index i ON i.entry_number = e.entry_number WHERE e.id = $1),
  near AS (
    SELECT c.entry_number, 4 * (c.key_autoantigen = s.key_autoantigen)::integer
      + 2 * coalesce((c.key_uniprot_id = s.key_uniprot_id)::integer, 0)
      + (c.key_disease = s.key_disease)::integer AS closeness
    FROM entry_index c, seed s WHERE c.entry_number <> s.entry_number AND c.entry_number IN (
      ${['key_autoantigen', 'key_uniprot_id', 'key_disease'].map(sharing).join(' UNION ')})
    ORDER BY closeness DESC, c.entry_number LIMIT 5)
  SELECT ${columns}
  FROM (SELECT entry_number, 8 AS closeness FROM seed UNION ALL SELECT * FROM near) n
  JOIN entries e ON e.entry_number = n.entry_number ORDER BY n.closeness DESC, n.entry_number`;

export const distinctSql = `SELECT value FROM entry_values WHERE field = 'disease' ORDER BY key LIMIT 10000`;

const different = (field: string): string =>
  `(SELECT count(*)::integer FROM entry_values WHERE field = '${field}')`;

const ranked = (field: string, limit: number): string => `
  (SELECT json_agg(json_build_object('_id', value, 'count', count)) FROM (
    SELECT value, count FROM entry_values WHERE field = '${field}' ORDER BY count DESC, key LIMIT ${String(limit)}) t)`;

/** All statistics of the database in one row. */
export const statisticsSql = `
  SELECT json_build_object(
      'totalEntries', ${everyTotal},
      'uniqueDiseasesCount', ${different('disease')},
      'uniqueAntibodiesCount', ${different('autoantibody')},
      'uniqueAntigensCount', ${different('autoantigen')},
      'uniqueUniprotIdsCount', ${different('uniprotId')}) AS overview,
    ${ranked('disease', 20)} AS "diseaseBreakdown",
    ${ranked('autoantibody', 10)} AS "topAntibodies",
    ${ranked('autoantigen', 10)} AS "topAntigens"`;

const moment = (column: string): string =>
  `to_char(e.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The header of a csv export, and the statement that reads its cells as texts. */
export const exportHeader: readonly string[] = [
  '_id',
  'accession',
  ...entryFieldNames,
  'createdAt',
  'updatedAt',
];
export const exportSql = `
  SELECT e.id, ${accession}, ${entryFieldNames.map((name) => `e.${entryColumns[name]}`).join(', ')},
    ${moment('created_at')}, ${moment('updated_at')}
  FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number ORDER BY i.key_disease, i.entry_number`;
