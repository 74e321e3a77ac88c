import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { segmentPosition } from '../index/search-document.js';
import { readFieldSearch, type SearchAlternative, type SearchQuery } from '../parse/search-query.js';
import { anywhere, containsSql, prefilter, shortestIndexedText } from './contained-words.js';
import type { SqlParams } from './sql-params.js';

/** The conditions on `entry_index i` of a search: one for each of its terms, all of which must hold. */
export function searchSql({ terms }: SearchQuery, field: SearchField, params: SqlParams): string[] {
  return terms.map((group) => anyOf(group, (one) => alternativeSql(one, field, params)));
}

function alternativeSql(one: SearchAlternative, field: SearchField, params: SqlParams): string {
  if ('diseases' in one) return `i.key_disease = ANY(${params.add(one.diseases)}::text[])`;
  if ('entryNumber' in one) return `i.entry_number = ${params.add(one.entryNumber)}`;
  if ('names' in one) return `i.name_keys && ${params.add(one.names)}::text[]`;
  const contained = (text: string): string =>
    field === 'all' ? documentSql(text, params) : segmentSql(field, anywhere(text), params);
  return one.texts.map(contained).join(' AND ');
}

/** Of one letter or two nearly every document holds some: all are looked through. No word holds a blank. */
function documentSql(text: string, params: SqlParams): string {
  if (text.length >= shortestIndexedText && !text.includes(' ')) return containsSql(text, params);
  return `(${prefilter(anywhere(text), params)}i.document LIKE ${params.add(anywhere(text))})`;
}

/** A field's segment, squeezed words included, against a LIKE pattern. */
export function segmentSql(field: EntryFieldName, pattern: string, params: SqlParams): string {
  const segment = `split_part(i.document, E'\\x1f', ${String(segmentPosition(field))})`;
  return `(${prefilter(pattern, params)}${segment} LIKE ${params.add(pattern)})`;
}

/**
 * The conditions that `i.document` holds what is typed, read as a search for entries reads it. No index is used: it is
 * for tables with few documents.
 */
export function documentSearchSql(typed: string, params: SqlParams): string[] {
  return readFieldSearch(typed).terms.map((group) => {
    const ways = group.flatMap((one) => ('texts' in one ? [one.texts] : []));
    const contains = (text: string): string => `i.document LIKE ${params.add(anywhere(text))}`;
    return `(${ways.map((texts) => texts.map(contains).join(' AND ')).join(' OR ')})`;
  });
}

/** At least one of the items, as conditions; `FALSE` where there are none. */
export function anyOf<Item>(items: readonly Item[], toSql: (item: Item) => string): string {
  return items.length === 0 ? 'FALSE' : `(${items.map(toSql).join(' OR ')})`;
}
