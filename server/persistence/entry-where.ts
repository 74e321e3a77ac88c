import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import type { FieldCondition, SearchField } from '../../schema/contract/entry-filters.js';
import { fold } from '../../schema/contract/rules/fold.js';
import { listParts } from '../../schema/contract/rules/list-parts.js';
import { readPeriod } from '../../schema/contract/rules/period.js';
import { segmentPosition } from '../../schema/contract/rules/search-document.js';
import {
  noSearch,
  type SearchAlternative,
  type SearchQuery,
} from '../../schema/contract/rules/search-query.js';
import { sortKey } from '../../schema/contract/rules/sort-key.js';
import { wildcardPieces } from '../../schema/contract/rules/wildcards.js';
import { assertUnreachable } from '../errors.js';
import { keyColumn } from './entry-columns.js';
import { anywhere, containsSql, literal, prefilter, shortestIndexedText } from './entry-words.js';
import type { SqlParams } from './sql-params.js';

/** A condition that only the special searches know: a text in any of some fields, or one accession of a list. */
type SpecialCondition =
  | { readonly op: 'containedInAny'; readonly fields: readonly EntryFieldName[]; readonly value: string }
  | { readonly op: 'listsAccession'; readonly value: string };

/** Which entries are meant: all of the conditions must hold, and every group of the search's terms. */
export interface EntryCriteria {
  readonly search: SearchQuery;
  readonly searchField: SearchField;
  readonly conditions: readonly (FieldCondition | SpecialCondition)[];
}

/** Criteria that every entry meets. */
export const everyEntry: EntryCriteria = { search: noSearch, searchField: 'all', conditions: [] };

/** Whether every entry meets the criteria, whatever it holds. */
export function asksForAll({ search, conditions }: EntryCriteria): boolean {
  return search.terms.length === 0 && conditions.length === 0;
}

/**
 * The one translation of filters and search to SQL: a condition on `entry_index i`, `TRUE` where nothing is asked.
 * List, search, count, distinct values, export and statistics all use it, so an export is always what the screen shows.
 */
export function entryWhere(criteria: EntryCriteria, params: SqlParams): string {
  const parts = [
    ...criteria.conditions.map((condition) => conditionSql(condition, params)),
    ...searchSql(criteria.search, criteria.searchField, params),
  ];
  return parts.length === 0 ? 'TRUE' : parts.join(' AND ');
}

function conditionSql(condition: FieldCondition | SpecialCondition, params: SqlParams): string {
  switch (condition.op) {
    case 'equals':
      return equalsSql(condition.field, condition.values, params);
    case 'contains':
      return anyOf(condition.values, (value) => likeSql(condition.field, anywhere(fold(value)), params));
    case 'startsWith':
      return anyOf(condition.values, (value) => likeSql(condition.field, `${literal(fold(value))}%`, params));
    case 'matches':
      return anyOf(condition.values, (value) => matchesSql(condition.field, value, params));
    case 'lists':
      return anyOf(condition.values, (value) => listsSql(condition.field, value, params));
    case 'within':
      return periodSql(condition.period, params);
    case 'isEmpty':
      return `i.${keyColumn(condition.field)} IS ${condition.empty ? '' : 'NOT '}NULL`;
    case 'containedInAny':
      return anyOf(condition.fields, (field) => segmentSql(field, anywhere(fold(condition.value)), params));
    case 'listsAccession':
      return accessionSql(fold(condition.value), params);
    default:
      return assertUnreachable(condition);
  }
}

function equalsSql(field: EntryFieldName, values: readonly string[], params: SqlParams): string {
  const keys = values.map(sortKey).filter((key) => key !== null);
  if (keys.length === 1) return `i.${keyColumn(field)} = ${params.add(keys[0])}`;
  return `i.${keyColumn(field)} = ANY(${params.add(keys)}::text[])`;
}

function matchesSql(field: EntryFieldName, value: string, params: SqlParams): string {
  const pieces = wildcardPieces(value);
  const texts = pieces.map((piece) => (piece === 'anything' ? '' : piece.text));
  if (!pieces.includes('anything')) return equalsSql(field, [texts.join('')], params);
  const pattern = pieces.map((piece) => (piece === 'anything' ? '%' : literal(foldPiece(piece.text))));
  return `${likeSql(field, pattern.join(''), params)} AND i.${keyColumn(field)} IS NOT NULL`;
}

/** Folds a piece of a longer text: its outer blanks belong to the text and stay. */
function foldPiece(text: string): string {
  return fold(`|${text}|`).slice(1, -1);
}

/** Parts of a folded value, whatever blanks stand around its semicolons; all of those that `parts` lists. */
function listsSql(field: EntryFieldName, parts: string, params: SqlParams): string {
  const value = `';' || replace(replace(${valueSql(field)}, '; ', ';'), ' ;', ';') || ';'`;
  const conditions = listParts(parts).map(
    ({ folded }) =>
      `${prefilter(anywhere(folded), params)}${value} LIKE ${params.add(anywhere(`;${folded};`))}`,
  );
  return conditions.length === 0 ? 'FALSE' : `(${conditions.join(' AND ')})`;
}

function periodSql(text: string, params: SqlParams): string {
  const period = readPeriod(text);
  if (period === null) return 'FALSE';
  return `(i.created_at >= ${params.add(period.from)} AND i.created_at < ${params.add(period.before)})`;
}

/** The whole folded value of a field against a LIKE pattern; the words it must hold narrow what is looked at. */
function likeSql(field: EntryFieldName, pattern: string, params: SqlParams): string {
  return `(${prefilter(pattern, params)}${valueSql(field)} LIKE ${params.add(pattern)})`;
}

function valueSql(field: EntryFieldName): string {
  return `split_part(split_part(i.document, E'\\x1f', ${String(segmentPosition(field))}), E'\\x1e', 1)`;
}

/** A field's segment, squeezed words included, against a LIKE pattern. */
function segmentSql(field: EntryFieldName, pattern: string, params: SqlParams): string {
  const segment = `split_part(i.document, E'\\x1f', ${String(segmentPosition(field))})`;
  return `(${prefilter(pattern, params)}${segment} LIKE ${params.add(pattern)})`;
}

/** Exactly that accession, also where the field lists several: bounded by anything an accession cannot hold. */
function accessionSql(accession: string, params: SqlParams): string {
  const position = String(segmentPosition('uniprotId'));
  const list = `' ' || regexp_replace(split_part(i.document, E'\\x1f', ${position}), '[^a-z0-9-]+', ' ', 'g') || ' '`;
  return `(${prefilter(anywhere(accession), params)}(i.${keyColumn('uniprotId')} = ${params.add(sortKey(accession))} OR ${list} LIKE ${params.add(anywhere(` ${accession} `))}))`;
}

function searchSql({ terms }: SearchQuery, field: SearchField, params: SqlParams): string[] {
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

function anyOf<Item>(items: readonly Item[], toSql: (item: Item) => string): string {
  return items.length === 0 ? 'FALSE' : `(${items.map(toSql).join(' OR ')})`;
}
