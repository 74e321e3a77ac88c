import { type NamedField, namedFields } from '../../../schema/contract/entry-fields.js';
import { accessionSql } from '../entry-columns.js';
import { fieldColumns } from '../repositories/entry-write-sql.js';

/** Hash of the three naming keys of a row, as in the index `entry_index_names`. Works for any row with these keys. */
const namesSql = (row: string): string =>
  `hashtextextended(${row}.key_disease || chr(31) || ${row}.key_autoantibody || chr(31) || ${row}.key_autoantigen, 0)`;

const sameNames = namedFields.map((column) => `i.key_${column} = s.key_${column}`).join(' AND ');

const content = (row: string): string => `(${fieldColumns(`${row}.`)}, ${row}.additional)`;

/** Selects undecided rows that have no errors. */
const good = `s.import_id = $1 AND s.outcome = 'insert'`;
const asks = '(s.asked_id IS NOT NULL OR s.asked_number IS NOT NULL)';

const problem = (path: string, message: string, value: string): string =>
  `jsonb_build_array(jsonb_build_object('path', ${path}, 'message', ${message}, 'value', ${value}))`;

/**
 * Decides rows that identify an entry by id or accession. $2: message for an id and an accession of different entries.
 */
export const decideNamedSql = `
  INSERT INTO import_decisions (import_id, "row", outcome, entry_id, kept_id, kept_number, problems)
  SELECT s.import_id, s."row",
    CASE WHEN t.clash THEN 'fail' WHEN e.id IS NULL THEN 'insert'
      WHEN ${content('s')} IS NOT DISTINCT FROM ${content('e')} THEN 'skip' ELSE 'update' END,
    t.id, CASE WHEN t.id IS NULL AND i.id IS NULL THEN s.asked_id END,
    CASE WHEN t.id IS NULL AND n.id IS NULL THEN s.asked_number END,
    CASE WHEN t.clash THEN ${problem("'_id'", '$2::text', 's.asked_id::text')} END
  FROM import_rows s
  LEFT JOIN entries i ON i.id = s.asked_id LEFT JOIN entries n ON n.entry_number = s.asked_number
  CROSS JOIN LATERAL (SELECT
    coalesce(CASE WHEN i.deleted_at IS NULL THEN i.id END, CASE WHEN n.deleted_at IS NULL THEN n.id END) AS id,
    coalesce(i.id <> n.id AND i.deleted_at IS NULL AND n.deleted_at IS NULL, FALSE) AS clash) t
  LEFT JOIN entries e ON e.id = t.id
  WHERE ${good} AND ${asks}`;

/**
 * Decides rows that identify the same entry as an earlier row: rows with equal content are skipped, others fail. $2:
 * message with the placeholder {row}.
 */
const decideNamedAgainSql = (name: string): string => `
  UPDATE import_decisions d SET outcome = CASE WHEN f.same THEN 'skip' ELSE 'fail' END,
    problems = CASE WHEN NOT f.same THEN ${problem("'row'", "replace($2::text, '{row}', f.first::text)", 'NULL')} END
  FROM (
    SELECT d."row", min(d."row") OVER w AS first, s.content_hash = first_value(s.content_hash) OVER w AS same
    FROM import_decisions d JOIN import_rows s ON s.import_id = d.import_id AND s."row" = d."row"
    WHERE d.import_id = $1 AND d.outcome <> 'fail' AND d.${name} IS NOT NULL
    WINDOW w AS (PARTITION BY d.${name} ORDER BY d."row")) f
  WHERE d.import_id = $1 AND d."row" = f."row" AND f.first < f."row" AND NOT (d.outcome = 'skip' AND f.same)`;
export const decideNamedAgainSqls = ['entry_id', 'kept_id', 'kept_number'].map(decideNamedAgainSql);

/**
 * Skips rows without id and accession that equal an entry in every field. Compares hashes of the texts first, so that
 * one statement decides all rows.
 */
export const decideEqualSql = `
  WITH hits AS MATERIALIZED (
    SELECT s."row", ${namesSql('s')} AS names, md5(${content('s')}::text) AS hash FROM import_rows s
    WHERE ${good} AND NOT ${asks} AND EXISTS (SELECT 1 FROM entry_index i WHERE ${namesSql('i')} = ${namesSql('s')})),
  known AS MATERIALIZED (
    SELECT e.id, e.entry_number, md5(${content('e')}::text) AS hash
    FROM (SELECT DISTINCT h.names FROM hits h) g JOIN entry_index i ON ${namesSql('i')} = g.names
    JOIN entries e ON e.entry_number = i.entry_number)
  INSERT INTO import_decisions (import_id, "row", outcome, entry_id)
  SELECT DISTINCT ON (s."row") $1::uuid, s."row", 'skip', e.id
  FROM hits h JOIN known k ON k.hash = h.hash JOIN entries e ON e.id = k.id
  JOIN import_rows s ON s.import_id = $1 AND s."row" = h."row"
  WHERE ${content('s')} IS NOT DISTINCT FROM ${content('e')}
  ORDER BY s."row", e.entry_number`;

/** Skips rows without id and accession that equal an earlier row in every field. */
export const decideRepeatedSql = `
  INSERT INTO import_decisions (import_id, "row", outcome)
  SELECT $1::uuid, r."row", 'skip'
  FROM (SELECT s."row", ${asks} AS asks, min(s."row") OVER (PARTITION BY s.content_hash) AS first
    FROM import_rows s WHERE ${good}) r
  WHERE r.first < r."row" AND NOT r.asks ON CONFLICT DO NOTHING`;

/**
 * Adds a warning to rows that update an entry, for each field in which the row differs and that others changed since
 * the export, or since the file was received if the row does not tell. $2: the importing user. $3: the message, which
 * names nobody: it stays in the report when a person is deleted for good.
 */
export const warnReplacedSql = `
  UPDATE import_decisions d SET warnings = coalesce(d.warnings, '[]') || w.warnings
  FROM (
    SELECT l."row", jsonb_agg(jsonb_build_object('path', l.field, 'value', NULL, 'message', $3::text)) AS warnings
    FROM (
      SELECT DISTINCT d."row", c.key AS field
      FROM import_decisions d
      JOIN import_rows s ON s.import_id = d.import_id AND s."row" = d."row"
      JOIN imports m ON m.id = d.import_id
      JOIN entry_revisions r ON r.entry_id = d.entry_id AND r.changed_by IS DISTINCT FROM $2::uuid
        AND r.changed_at > coalesce((s.change ->> 'updatedAt')::timestamptz, m.created_at)
      CROSS JOIN LATERAL jsonb_object_keys(r.changes) AS c (key)
      WHERE d.import_id = $1 AND d.outcome = 'update' AND d.changes ? c.key) l
    GROUP BY l."row") w
  WHERE d.import_id = $1 AND d."row" = w."row"`;

/** The condition on `withDecisions` for the rows of import $1 that become new entries. */
export const becomesNew = `s.import_id = $1 AND coalesce(d.outcome, s.outcome) = 'insert'`;
/** The staged rows of imports, with what is decided of them. */
export const withDecisions = `
  import_rows s LEFT JOIN import_decisions d ON d.import_id = s.import_id AND d."row" = s."row"`;
const agrees = (column: string): string =>
  `(i.key_${column} = s.key_${column} OR i.key_${column} IS NULL OR s.key_${column} IS NULL)`;

const likeEntry = `jsonb_build_array(jsonb_build_object('path', 'row', 'message', $2::text, 'value', NULL,
    'entry', jsonb_build_object('id', e.id, 'accession', ${accessionSql})))`;
/** Ends a statement that inserts warnings of rows, as decisions `k`. */
const addedToOthers = `ON CONFLICT (import_id, "row") DO UPDATE
    SET warnings = coalesce(k.warnings, '[]') || excluded.warnings`;

/**
 * Adds a warning to new rows that are very similar to an entry. Compares at most 100 entries of the same names. First
 * checks whether any entry has these names: most rows have none, and this check is cheaper than sorting an empty set.
 * $2: the message.
 */
export const warnLikeEntrySql = `
  INSERT INTO import_decisions AS k (import_id, "row", outcome, warnings)
  SELECT $1::uuid, s."row", 'insert', ${likeEntry}
  FROM ${withDecisions}
  CROSS JOIN LATERAL (
    SELECT c.entry_number FROM (
      SELECT i.entry_number, i.key_epitope, i.key_uniprot_id FROM entry_index i
      WHERE ${namesSql('i')} = ${namesSql('s')} AND ${sameNames} LIMIT 100) i
    CROSS JOIN LATERAL (SELECT i.entry_number, (i.key_epitope IS NOT DISTINCT FROM s.key_epitope)::integer
      + (i.key_uniprot_id IS NOT DISTINCT FROM s.key_uniprot_id)::integer AS exactness) c
    WHERE ${agrees('epitope')} AND ${agrees('uniprot_id')}
    ORDER BY c.exactness DESC, c.entry_number LIMIT 1) l
  JOIN entries e ON e.entry_number = l.entry_number
  WHERE ${becomesNew} AND EXISTS (SELECT 1 FROM entry_index i WHERE ${namesSql('i')} = ${namesSql('s')})
  ${addedToOthers}`;

/** Selects the distinct names of new rows in a field ($2 of them at most), each with its sort key. */
export const newNamesSql = (field: NamedField): string => `
  SELECT s.key_${field} AS key, min(s.${field}) AS text FROM ${withDecisions}
  WHERE ${becomesNew} AND s.key_${field} IS NOT NULL GROUP BY 1 ORDER BY min(s."row") LIMIT $2`;

/** Joins what the relation `names` says of each name of the rows `row`, as `n_` and the field. */
export const joinedNames = (row: string): string =>
  namedFields
    .map(
      (field) =>
        `LEFT JOIN names n_${field} ON n_${field}.field = '${field}' AND n_${field}.key = ${row}.key_${field}`,
    )
    .join(' ');
const usualKeys = namedFields.map((field) => `coalesce(n_${field}.usual, s.key_${field}) AS key_${field}`);

/**
 * Adds the same warning to new rows that are very similar to an entry whose names mean the same: $3 lists the names of
 * the file that entries write differently, as field, key and the key that entries use.
 */
export const warnLikeNamedEntrySql = `
  WITH names AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($3) AS n (field text, key text, usual text))
  INSERT INTO import_decisions AS k (import_id, "row", outcome, warnings)
  SELECT $1::uuid, s."row", 'insert', ${likeEntry}
  FROM (
    SELECT s."row", s.key_epitope, s.key_uniprot_id, ${usualKeys.join(', ')}
    FROM ${withDecisions} ${joinedNames('s')}
    WHERE ${becomesNew} AND d.warnings IS NULL
      AND (${namedFields.map((field) => `n_${field}.usual IS NOT NULL`).join(' OR ')})) s
  CROSS JOIN LATERAL (
    SELECT i.entry_number FROM entry_index i
    WHERE ${namesSql('i')} = ${namesSql('s')} AND ${sameNames}
      AND ${agrees('epitope')} AND ${agrees('uniprot_id')}
    ORDER BY (i.key_epitope IS NOT DISTINCT FROM s.key_epitope)::integer
      + (i.key_uniprot_id IS NOT DISTINCT FROM s.key_uniprot_id)::integer DESC, i.entry_number LIMIT 1) l
  JOIN entries e ON e.entry_number = l.entry_number
  ${addedToOthers}`;

/**
 * Adds a warning to new rows that are very similar to an earlier row. The first similar row is the least of four window
 * minima over rows with equal values, so the cost of many similar rows is not quadratic. $2: message with the
 * placeholder {row}.
 */
export const warnLikeRowSql = `
  INSERT INTO import_decisions AS k (import_id, "row", outcome, warnings)
  SELECT $1::uuid, f."row", 'insert', ${problem("'row'", "replace($2::text, '{row}', f.first::text)", 'NULL')}
  FROM (
    SELECT r."row", CASE
      WHEN r.e IS NOT NULL AND r.u IS NOT NULL THEN least(min(r."row") OVER (PARTITION BY r.g, r.e, r.u),
        min(r."row") FILTER (WHERE r.u IS NULL) OVER (PARTITION BY r.g, r.e),
        min(r."row") FILTER (WHERE r.e IS NULL) OVER (PARTITION BY r.g, r.u),
        min(r."row") FILTER (WHERE r.e IS NULL AND r.u IS NULL) OVER (PARTITION BY r.g))
      WHEN r.u IS NOT NULL THEN least(min(r."row") OVER (PARTITION BY r.g, r.u),
        min(r."row") FILTER (WHERE r.u IS NULL) OVER (PARTITION BY r.g))
      WHEN r.e IS NOT NULL THEN least(min(r."row") OVER (PARTITION BY r.g, r.e),
        min(r."row") FILTER (WHERE r.e IS NULL) OVER (PARTITION BY r.g))
      ELSE min(r."row") OVER (PARTITION BY r.g) END AS first
    FROM (
      SELECT s."row", ${namesSql('s')} AS g, s.key_epitope AS e, s.key_uniprot_id AS u,
        count(*) OVER (PARTITION BY ${namesSql('s')}) AS alike
      FROM ${withDecisions} WHERE ${becomesNew}) r
    WHERE r.alike > 1) f
  WHERE f.first < f."row"
  ${addedToOthers}`;

/** Counts the rows of an import by outcome. */
export const tallySql = `
  SELECT coalesce(d.outcome, s.outcome) AS outcome, count(*)::integer AS number,
    (coalesce(sum(jsonb_array_length(s.problems)), 0) + coalesce(sum(jsonb_array_length(d.problems)), 0))
      ::integer AS errors,
    (coalesce(sum(jsonb_array_length(s.warnings)), 0) + coalesce(sum(jsonb_array_length(d.warnings)), 0))
      ::integer AS warnings
  FROM ${withDecisions} WHERE s.import_id = $1 GROUP BY 1`;

/**
 * Stores the rows with errors, warnings or corrections. Cells are JSON in a text column: jsonb cannot hold everything
 * that a file can.
 */
export const storeProblemsSql = `
  INSERT INTO import_problems (import_id, "row", cells, corrections, problems, warnings)
  SELECT s.import_id, s."row", s.cells, s.corrections, coalesce(s.problems, '[]') || coalesce(d.problems, '[]'),
    coalesce(s.warnings, '[]') || coalesce(d.warnings, '[]')
  FROM ${withDecisions}
  WHERE s.import_id = $1 AND (s.problems IS NOT NULL OR s.warnings IS NOT NULL OR d.problems IS NOT NULL
    OR d.warnings IS NOT NULL OR s.corrections IS NOT NULL)`;
