import { namedFields } from '../../../schema/contract/entry-fields.js';
import { becomesNew, joinedNames, withDecisions } from './import-decisions-sql.js';
import { firstMegabyte } from './row-batches.js';

/** The offers of an import, as the relation `names`; $1 is the id of the import. */
export const withOffers = `
  names AS MATERIALIZED (
    SELECT n.field, n.key, n.ambiguous, n.meanings FROM imports m
    CROSS JOIN LATERAL jsonb_to_recordset(m.offers) AS n (field text, key text, ambiguous boolean, meanings jsonb)
    WHERE m.id = $1)`;

const hasOffer = (field: string, condition: string): string =>
  `coalesce(s.key_${field} IN (SELECT n.key FROM names n WHERE n.field = '${field}' AND ${condition}), FALSE)`;
const hasSome = (condition: string): string =>
  namedFields.map((field) => hasOffer(field, condition)).join(' OR ');

/** Selects the new rows `s` for which names are offered, ambiguous ones included. */
export const offeredRows = `(${becomesNew} AND (${hasSome('TRUE')}))`;

/** A row whose cells as a whole could not be read has a problem about the row; a repeated header holds no data. */
export const canCorrect = `(s.outcome <> 'skip' AND NOT coalesce(s.problems @> '[{"path": "row"}]', FALSE))`;

const offer = (field: string): string =>
  `CASE WHEN n_${field}.key IS NOT NULL THEN
    jsonb_build_object('field', n_${field}.field, 'ambiguous', n_${field}.ambiguous,
      'meanings', n_${field}.meanings) END`;
/** Lists the joined offers of a row in the order of the fields. */
export const offersList = `to_jsonb(array_remove(ARRAY[${namedFields.map(offer).join(', ')}], NULL))`;

export const storeOffersSql = 'UPDATE imports SET offers = $2 WHERE id = $1';

const oneIfOffered = (field: string): string => `${hasOffer(field, 'NOT n.ambiguous')}::integer`;

/** Counts the cells for which exactly one name is offered. */
export const countOffersSql = `
  WITH ${withOffers}
  UPDATE imports SET offers_total = (
    SELECT coalesce(sum(${namedFields.map(oneIfOffered).join(' + ')}), 0)
    FROM ${withDecisions} WHERE ${becomesNew})
  WHERE id = $1`;

const onlyName = (field: string): string =>
  `'${field}', CASE WHEN NOT n_${field}.ambiguous THEN n_${field}.meanings #>> '{0,name}' END`;

/** Rows that are skipped because they equal an earlier row, which would become new if only that one changed. */
const repeatsRow = `s.import_id = $1 AND d.outcome = 'skip' AND d.entry_id IS NULL`;
const isChosen = `($2::integer[] IS NULL OR s.content_hash IN (
  SELECT c.content_hash FROM import_rows c WHERE c.import_id = $1 AND c."row" = ANY ($2)))`;

/**
 * Selects rows with the one name that is offered for each cell, with those that repeat them. $2: row numbers, or NULL
 * for all; $3: rows after; $4: their number at most, fewer if they are long.
 */
export const takenSql = `
  WITH ${withOffers}
  SELECT s."row", s.cells, s.corrections,
    jsonb_strip_nulls(jsonb_build_object(${namedFields.map(onlyName).join(', ')})) AS taken
  FROM (${firstMegabyte(
    `SELECT s.* FROM ${withDecisions}
    WHERE (${becomesNew} OR ${repeatsRow}) AND (${hasSome('NOT n.ambiguous')})
      AND ${isChosen} AND s."row" > $3 ORDER BY s."row" LIMIT $4`,
    'octet_length(q.cells)',
  )}) s
  ${joinedNames('s')} ORDER BY s."row"`;
