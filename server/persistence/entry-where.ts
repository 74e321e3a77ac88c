import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import { fold } from '../../schema/contract/rules/fold.js';
import { readPeriod } from '../../schema/contract/rules/period.js';
import { assertUnreachable } from '../errors.js';
import type { EntryCriteria } from '../search/entry-criteria.js';
import { segmentPosition } from '../search/index/search-document.js';
import { sortKey } from '../search/index/sort-key.js';
import { anywhere, literal, prefilter } from '../search/sql/contained-words.js';
import { keyColumn } from '../search/sql/index-columns.js';
import type { SqlParams } from '../search/sql/search-database.js';
import { anyOf, autoantibodySql, searchSql, segmentSql } from '../search/sql/search-where.js';
import { measuredFilterColumns } from './entry-columns.js';
import { listParts } from './list-parts.js';
import { wildcardPieces } from './wildcards.js';

/**
 * Translates filters and search to SQL: a condition on `entry_index i`, `TRUE` without criteria. List, search, count,
 * distinct values, export and statistics all use it, so an export always contains what the screen shows.
 */
export function entryWhere(criteria: EntryCriteria, params: SqlParams): string {
  const parts = [
    ...criteria.conditions.map((condition) => conditionSql(condition, params)),
    ...searchSql(criteria.search, criteria.searchField, params),
  ];
  return parts.length === 0 ? 'TRUE' : parts.join(' AND ');
}

function conditionSql(condition: EntryCriteria['conditions'][number], params: SqlParams): string {
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
    case 'atLeast':
      return `i.${measuredFilterColumns[condition.field]} >= ${params.add(Number(condition.share))}::double precision`;
    case 'isEmpty':
      return `i.${keyColumn(condition.field)} IS ${condition.empty ? '' : 'NOT '}NULL`;
    case 'containedInAny':
      return anyOf(condition.fields, (field) => segmentSql(field, anywhere(fold(condition.value)), params));
    case 'listsAccession':
      return accessionSql(fold(condition.value), params);
    case 'autoantibodyKeys':
      return autoantibodySql(condition.keys, params);
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

/** Folds a piece of a longer text, and keeps its outer blanks, which belong to the text. */
function foldPiece(text: string): string {
  return fold(`|${text}|`).slice(1, -1);
}

/**
 * Matches values that contain all parts that `parts` lists. Compares folded parts and ignores blanks around semicolons.
 */
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

/**
 * Matches the whole folded value of a field against a LIKE pattern. A prefilter on the words of the pattern narrows the
 * rows to compare.
 */
function likeSql(field: EntryFieldName, pattern: string, params: SqlParams): string {
  return `(${prefilter(pattern, params)}${valueSql(field)} LIKE ${params.add(pattern)})`;
}

function valueSql(field: EntryFieldName): string {
  return `split_part(split_part(i.document, E'\\x1f', ${String(segmentPosition(field))}), E'\\x1e', 1)`;
}

/**
 * Matches exactly this accession, also where the field lists several: the neighbouring characters must not be able to
 * belong to an accession.
 */
function accessionSql(accession: string, params: SqlParams): string {
  const position = String(segmentPosition('uniprotId'));
  const list = `' ' || regexp_replace(split_part(i.document, E'\\x1f', ${position}), '[^a-z0-9-]+', ' ', 'g') || ' '`;
  return `(${prefilter(anywhere(accession), params)}(i.${keyColumn('uniprotId')}
    = ${params.add(sortKey(accession))} OR ${list} LIKE ${params.add(anywhere(` ${accession} `))}))`;
}
