import {
  type EntryFieldName,
  type EntryValues,
  mapEntryFields,
} from '../../../schema/contract/entry-fields.js';
import { nameKeys, namingFields } from '../../search/index/name-keys.js';
import { joinSegments, segmentSeparator, unindexableMark } from '../../search/index/search-document.js';
import { distinctWordsSql, type NamedValue, writeSearchWords } from '../../search/sql/search-words.js';
import type { Queryable } from '../database.js';
import { columnList } from '../entry-columns.js';
import { nextEntriesSql } from './data-step.repository.js';

const batchSize = 2000;

interface StoredRow extends EntryValues {
  readonly number: number;
  readonly document: string;
}

/** A value of a cascade field, in the order of `entry_values`. */
export interface ValueKey {
  readonly field: string;
  readonly key: string;
}

const storedSql = `
  SELECT i.entry_number AS number, i.document, ${columnList(namingFields, 'e.')}
  ${nextEntriesSql} ORDER BY i.entry_number LIMIT ${String(batchSize)}`;
const nameSql = `
  UPDATE entry_index i SET name_keys = s.name_keys, document = s.document
  FROM jsonb_to_recordset($1) AS s (number integer, name_keys text[], document text)
  WHERE i.entry_number = s.number AND (i.name_keys, i.document) IS DISTINCT FROM (s.name_keys, s.document)`;

/** Adds the words of the entries from one number (exclusive) to another (inclusive). */
const wordsSql = `
  INSERT INTO search_words
  ${distinctWordsSql('entry_index WHERE entry_number > $1 AND entry_number <= $2')}
  ORDER BY word ON CONFLICT DO NOTHING`;
const valuesSql = `
  SELECT field, key, value FROM entry_values WHERE (field, key) > ($1, $2)
  ORDER BY field, key LIMIT ${String(batchSize)}`;

/**
 * Fills in the name keys, the marks of unwieldy documents, and the words of the 2000 entries after a number. Returns
 * the number of the last of them; `null` if there are none.
 */
export async function fillEntries(transaction: Queryable, after: number): Promise<number | null> {
  const rows = await transaction.query<StoredRow>(storedSql, [after]);
  const last = rows.at(-1);
  if (last === undefined) return null;
  await transaction.query(nameSql, [JSON.stringify(rows.map(searchedRow))]);
  await fillWords(transaction, after, last.number);
  return last.number;
}

/** Adds the words of the entries whose numbers are greater than `after` and at most `last`. */
export async function fillWords(queryable: Queryable, after: number, last: number): Promise<void> {
  await queryable.query(wordsSql, [after, last]);
}

/**
 * Stores the names by which the 2000 values after one are suggested. Returns the last of them; `null` if there are
 * none.
 */
export async function fillValueNames(queryable: Queryable, after: ValueKey): Promise<ValueKey | null> {
  const values = await queryable.query<NamedValue>(valuesSql, [after.field, after.key]);
  const last = values.at(-1);
  if (last === undefined) return null;
  await writeSearchWords(queryable, [], values);
  return { field: last.field, key: last.key };
}

function searchedRow(row: StoredRow): Record<string, unknown> {
  const values = mapEntryFields((name: EntryFieldName) => row[name] ?? null);
  const segments = row.document.split(segmentSeparator);
  if (segments.at(-1) === unindexableMark) segments.pop();
  return { number: row.number, name_keys: nameKeys(values), document: joinSegments(segments) };
}
