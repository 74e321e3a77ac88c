import { measuredFields } from '../../../schema/contract/entry-fields.js';
import type { Review } from '../../measures/entry-measures.js';
import type { MeasuredTexts } from '../../measures/measure.js';
import type { Queryable } from '../database.js';
import { columnList } from '../entry-columns.js';
import { measuredColumnNames, measuredRow } from '../measured-columns.js';
import { nextEntriesSql } from './data-step.repository.js';

/** An entry with the texts whose numbers are read. */
type MeasuredEntry = { readonly id: string } & MeasuredTexts;

const batchSize = 2000;

const nextSql = `
  SELECT e.id, e.entry_number AS number, ${columnList(['disease', 'autoantibody', ...measuredFields], 'e.')}
  ${nextEntriesSql} ORDER BY i.entry_number LIMIT ${String(batchSize)}`;

const columns = measuredColumnNames.join(', ');
const sent = measuredColumnNames.map((name) => `s.${name}`).join(', ');
const stored = measuredColumnNames.map((name) => `i.${name}`).join(', ');
const setSql = `
  UPDATE entry_index i SET (${columns}) = ROW(${sent})
  FROM jsonb_to_recordset($1)
    AS s (id uuid, ${measuredColumnNames.map((name) => `${name} double precision`).join(', ')})
  JOIN entries e ON e.id = s.id
  WHERE i.entry_number = e.entry_number AND (${stored}) IS DISTINCT FROM (${sent})`;

/** Returns the 2000 entries after a number, in the order of numbers. */
export function measuredEntriesAfter(
  queryable: Queryable,
  after: number,
): Promise<readonly (MeasuredEntry & { readonly number: number })[]> {
  return queryable.query(nextSql, [after]);
}

/** Stores the values by which entries are sorted and filtered, from their texts and the last reviews of each. */
export async function setMeasuredValues(
  queryable: Queryable,
  entries: readonly MeasuredEntry[],
  reviews: ReadonlyMap<string, readonly Review[]>,
): Promise<void> {
  const rows = entries.map((entry) => ({ id: entry.id, ...measuredRow(entry, reviews.get(entry.id)) }));
  await queryable.query(setSql, [JSON.stringify(rows)]);
}
