import { entryFieldNames, namedFields } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Queryable } from '../database.js';
import { entryColumns, entrySelection } from '../entry-columns.js';
import { nextEntriesSql } from './data-step.repository.js';
import { contentRow } from './entry-write-content.js';
import { contentDefinitions, indexedColumns } from './entry-write-sql.js';
import {
  applyRemovedSqls,
  collectRemovedSql,
  countedKeys,
  createCollectedSql,
  raiseVersionSql,
} from './entry-write-summaries.js';
import { ListedChanges } from './listed-changes.js';
import type { StoredReview } from './measure-review.repository.js';

const batchSize = 500;

/** A living entry with its number. */
type NumberedEntry = EntryView & { readonly number: number };

const texts = [...entryFieldNames.map((name) => `e.${entryColumns[name]}`), 'e.additional::text'].join(', ');
// A pattern for long names would take twenty times as long.
const names = namedFields
  .map((name) => `e.${entryColumns[name]}`)
  .map((name) => `length(${name}) > ${String(limits.nameKeyMaxLength)} OR ${name} ~* $3`)
  .join(' OR ');
const matchingSql = `
  SELECT ${entrySelection}, e.entry_number AS number
  ${nextEntriesSql} AND (concat_ws(' ', ${texts}) ~ $2 OR ${names})
  ORDER BY i.entry_number LIMIT ${String(batchSize)}`;

/**
 * Returns the first 500 living entries after a number with a text that matches one pattern of PostgreSQL, or a disease,
 * an autoantibody or an autoantigen that matches another in any case or may be too long for a name key.
 */
export function matchingEntriesAfter(
  queryable: Queryable,
  after: number,
  textPattern: string,
  namePattern: string,
): Promise<readonly NumberedEntry[]> {
  return queryable.query<NumberedEntry>(matchingSql, [after, textPattern, namePattern]);
}

const removeSql = `
  WITH removed AS (
    DELETE FROM entry_index i WHERE i.entry_number = ANY ($1::integer[]) RETURNING ${countedKeys('i.')})
  ${collectRemovedSql('removed')}`;
/** What a value is suggested by is stored once, by the rules of that time; `ListedChanges` adds what is missing. */
const forgetNamesSql = `
  DELETE FROM value_names n USING collected_deltas d WHERE n.field = d.field AND n.key = d.key`;
const insertSql = `
  INSERT INTO entry_index (entry_number, ${indexedColumns()}, created_at, updated_at)
  SELECT e.entry_number, ${indexedColumns('s.')}, e.created_at, e.updated_at
  FROM jsonb_to_recordset($1) AS s (id uuid, ${contentDefinitions}) JOIN entries e ON e.id = s.id`;

/**
 * Builds the index rows of living entries anew, with the counts of their values, and makes no revision. Counts by the
 * stored keys what leaves the lists: the rules that made them may have changed.
 */
export async function indexAgain(
  transaction: Queryable,
  entries: readonly NumberedEntry[],
  reviews: ReadonlyMap<string, readonly StoredReview[]>,
): Promise<void> {
  await transaction.query(createCollectedSql);
  await transaction.query(removeSql, [entries.map(({ number }) => number)]);
  await transaction.query(forgetNamesSql);
  await transaction.query(raiseVersionSql, [-entries.length]);
  for (const text of applyRemovedSqls) await transaction.query(text);
  const listed = new ListedChanges();
  const rows = entries.map((entry) => {
    const row = contentRow({ values: entry, additional: entry.additional }, reviews.get(entry.id));
    listed.add({ before: null, after: entry }, row.document);
    return { id: entry.id, ...row };
  });
  await transaction.query(insertSql, [JSON.stringify(rows)]);
  await listed.apply(transaction);
}
