import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { limits } from '../../../schema/contract/limits.js';
import { segmentPosition } from '../index/search-document.js';
import { readFieldSearch, type SearchAlternative, type SearchQuery } from '../parse/search-query.js';
import {
  anywhere,
  containsWordSql,
  longestPiece,
  minIndexedTextLength,
  oneOfPatterns,
  prefilter,
} from './contained-words.js';
import { keyColumn } from './index-columns.js';
import type { SqlParams } from './search-database.js';

type Group = SearchQuery['terms'][number];

/** Returns the conditions on `entry_index i` of a search: one per term, all of which must hold. */
export function searchSql({ terms }: SearchQuery, field: SearchField, params: SqlParams): string[] {
  const longestFirst = [...terms].sort((one, other) => lookedUpLength(other) - lookedUpLength(one));
  return longestFirst.flatMap((group) => {
    const compared = (): string => anyOf(group, (one) => comparedSql(one, field, params));
    if (lookedUpLength(group) < minIndexedTextLength || !params.takeLookup()) return compared();
    const lookedUp = anyOf(group, (one) => lookedUpSql(one, params));
    return field === 'all' && group.every(isExact) ? lookedUp : [lookedUp, compared()];
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
  return terms.map((group) => anyOf(group, (one) => comparedSql(one, 'all', params)));
}

/**
 * The length of the shortest text by which the alternatives of a group are looked up. If it is too short, nearly every
 * document has a word with it.
 */
function lookedUpLength(group: Group): number {
  return Math.min(...group.map((one) => ('texts' in one ? longestText(one.texts).length : longest)));
}

const longest = limits.searchTermMaxLength;

/** The longest text that lies within one word. */
function longestText(texts: readonly string[]): string {
  return longestPiece(texts.map(anywhere).join('%'));
}

/** Whether looking up an alternative finds no other entries than those that match it. */
function isExact(one: SearchAlternative): boolean {
  return !('texts' in one) || (one.texts.length === 1 && !one.texts.some((text) => text.includes(' ')));
}

/** Matches at least the entries that match an alternative, by an index. */
function lookedUpSql(one: SearchAlternative, params: SqlParams): string {
  if ('texts' in one) return containsWordSql(params.add(`%${longestText(one.texts)}%`));
  return keySql(one, params);
}

/** Matches exactly the entries that match an alternative. Compares texts with each document. */
function comparedSql(one: SearchAlternative, field: SearchField, params: SqlParams): string {
  if (!('texts' in one)) return keySql(one, params);
  const text = field === 'all' ? 'i.document' : segment(field);
  return one.texts.map((part) => `${text} LIKE ${params.add(anywhere(part))}`).join(' AND ');
}

function keySql(one: Exclude<SearchAlternative, { texts: unknown }>, params: SqlParams): string {
  if ('diseases' in one) return namedSql('disease', one.diseases, params);
  if ('autoantibodies' in one) return namedSql('autoantibody', one.autoantibodies, params);
  if ('entryNumber' in one) return `i.entry_number = ${params.add(one.entryNumber)}`;
  return `i.name_keys && ${params.add(one.names)}::text[]`;
}

/**
 * Matches entries whose whole disease or autoantibody has one of the name keys, in any spelling. The array is computed
 * once, so that the index of `entry_index` is used.
 */
export function namedSql(
  field: 'disease' | 'autoantibody',
  keys: readonly string[],
  params: SqlParams,
): string {
  return `i.${keyColumn(field)} = ANY(ARRAY(SELECT n.key FROM value_names n
    WHERE n.field = '${field}' AND ${wholeKeySql} = ANY(${params.add(keys)}::text[])))`;
}

/** The name key of a whole value, as the index `value_names_whole` has it of the fields with names. */
export const wholeKeySql = String.raw`split_part(split_part(n.names, E'\x1d', 2), ' ', 1)`;

/**
 * Matches entries that contain a folded text in one of the fields, squeezed words included; also with hyphens in place
 * of its blanks, and without either: `anti dsdna` is contained in Anti-dsDNA, `ss a` in SSA.
 */
export function containedInAnySql(
  fields: readonly EntryFieldName[],
  text: string,
  params: SqlParams,
): string {
  const spellings = [text, text.replaceAll(' ', '-'), text.replace(/[ -]/g, '')].filter((one) => one !== '');
  const patterns = [...new Set(spellings)].map(anywhere);
  const lookedUp = prefilter(patterns, params);
  const compared = oneOfPatterns(patterns, params);
  return `(${lookedUp}${anyOf(fields, (field) => `${segment(field)} LIKE ${compared}`)})`;
}

/** The segment of a field, squeezed words included. */
function segment(field: EntryFieldName): string {
  return `split_part(i.document, E'\\x1f', ${String(segmentPosition(field))})`;
}

/** Joins conditions on the items with OR; `FALSE` if there are no items. */
export function anyOf<Item>(items: readonly Item[], toSql: (item: Item) => string): string {
  return items.length === 0 ? 'FALSE' : `(${items.map(toSql).join(' OR ')})`;
}
