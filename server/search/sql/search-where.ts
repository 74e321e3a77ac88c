import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { segmentPosition } from '../index/search-document.js';
import { readFieldSearch, type SearchAlternative, type SearchQuery } from '../parse/search-query.js';
import { anywhere, containsSql, longestPiece, minIndexedTextLength, prefilter } from './contained-words.js';
import type { SqlParams } from './search-database.js';

/** Returns the conditions on `entry_index i` of a search: one per term, all of which must hold. */
export function searchSql({ terms }: SearchQuery, field: SearchField, params: SqlParams): string[] {
  return terms.map((group) => {
    const isScan = field === 'all' && group.some(isScanned);
    return anyOf(group, (one) => alternativeSql(one, field, isScan, params));
  });
}

/** Like `searchSql` for all fields, but reads every document: for few of them. */
export function scannedSearchSql(query: SearchQuery, params: SqlParams): string {
  const conditions = scannedTerms(query, params);
  return conditions.length === 0 ? 'TRUE' : conditions.join(' AND ');
}

/**
 * Returns the conditions that `i.document` contains the typed text, parsed like a search for entries. Uses no index: it
 * is meant for tables with few documents.
 */
export function documentSearchSql(typed: string, params: SqlParams): string[] {
  return scannedTerms(readFieldSearch(typed), params);
}

function scannedTerms({ terms }: SearchQuery, params: SqlParams): string[] {
  return terms.map((group) => anyOf(group, (one) => alternativeSql(one, 'all', true, params)));
}

/** Whether no index finds the texts, so that every document is read. */
function isScanned(one: SearchAlternative): boolean {
  return (
    'texts' in one && one.texts.every((text) => longestPiece(anywhere(text)).length < minIndexedTextLength)
  );
}

/**
 * @param isScan - Whether the documents are read for another alternative anyway; looking up the words of each of them
 *   would take ten times as long.
 */
function alternativeSql(
  one: SearchAlternative,
  field: SearchField,
  isScan: boolean,
  params: SqlParams,
): string {
  if ('diseases' in one) return `i.key_disease = ANY(${params.add(one.diseases)}::text[])`;
  if ('autoantibodies' in one) return autoantibodySql(one.autoantibodies, params);
  if ('entryNumber' in one) return `i.entry_number = ${params.add(one.entryNumber)}`;
  if ('names' in one) return `i.name_keys && ${params.add(one.names)}::text[]`;
  const contained = (text: string): string =>
    field === 'all' ? documentSql(text, isScan, params) : segmentSql(field, anywhere(text), params);
  return one.texts.map(contained).join(' AND ');
}

/**
 * Matches entries whose whole autoantibody has one of the name keys, in any spelling. The array is computed once, so
 * that the index of `entry_index` is used.
 */
export function autoantibodySql(keys: readonly string[], params: SqlParams): string {
  return `i.key_autoantibody = ANY(ARRAY(SELECT n.key FROM value_names n
    WHERE n.field = 'autoantibody' AND ${autoantibodyKeySql} = ANY(${params.add(keys)}::text[])))`;
}

/** The name key of a whole autoantibody, as the index `value_names_autoantibody` has it. */
export const autoantibodyKeySql = String.raw`split_part(split_part(n.names, E'\x1d', 2), ' ', 1)`;

/**
 * Looks up a text of three or more letters in the index of words. Compares shorter texts with all documents, since
 * nearly every document contains a matching word, and also texts with a blank, which no word contains.
 */
function documentSql(text: string, isScan: boolean, params: SqlParams): string {
  if (isScan) return `i.document LIKE ${params.add(anywhere(text))}`;
  if (text.length >= minIndexedTextLength && !text.includes(' ')) return containsSql(text, params);
  return `(${prefilter(anywhere(text), params)}i.document LIKE ${params.add(anywhere(text))})`;
}

/** Matches the segment of a field, including squeezed words, against a LIKE pattern. */
export function segmentSql(field: EntryFieldName, pattern: string, params: SqlParams): string {
  const segment = `split_part(i.document, E'\\x1f', ${String(segmentPosition(field))})`;
  return `(${prefilter(pattern, params)}${segment} LIKE ${params.add(pattern)})`;
}

/** Joins conditions on the items with OR; `FALSE` if there are no items. */
export function anyOf<Item>(items: readonly Item[], toSql: (item: Item) => string): string {
  return items.length === 0 ? 'FALSE' : `(${items.map(toSql).join(' OR ')})`;
}
