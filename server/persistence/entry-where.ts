import type { EntryFieldName } from '../../schema/contract/entry-fields.js';
import { fold } from '../../schema/contract/rules/fold.js';
import { readPeriod } from '../../schema/contract/rules/period.js';
import { assertUnreachable } from '../errors.js';
import type { EntryCriteria } from '../search/entry-criteria.js';
import { segmentPosition } from '../search/index/search-document.js';
import { sortKey } from '../search/index/sort-key.js';
import { anywhere, literal, oneOfPatterns, prefilter } from '../search/sql/contained-words.js';
import { keyColumn } from '../search/sql/index-columns.js';
import type { SqlParams } from '../search/sql/search-database.js';
import { anyOf, containedInAnySql, namedSql, searchSql } from '../search/sql/search-where.js';
import { measuredFilterColumns } from './entry-columns.js';
import { listParts } from './list-parts.js';
import { type WildcardPiece, wildcardPieces } from './wildcards.js';

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
      return likeSql(
        condition.field,
        condition.values.map((value) => anywhere(fold(value))),
        params,
      );
    case 'startsWith':
      return likeSql(
        condition.field,
        condition.values.map((value) => `${literal(fold(value))}%`),
        params,
      );
    case 'matches':
      return matchesSql(condition.field, condition.values, params);
    case 'lists':
      return listsSql(condition.field, condition.values, params);
    case 'within':
      return periodSql(condition.period, params);
    case 'atLeast':
      return `i.${measuredFilterColumns[condition.field]} >= ${params.add(Number(condition.share))}::double precision`;
    case 'isEmpty':
      return `i.${keyColumn(condition.field)} IS ${condition.empty ? '' : 'NOT '}NULL`;
    case 'containedInAny':
      return containedInAnySql(condition.fields, fold(condition.value), params);
    case 'listsAccession':
      return accessionSql(fold(condition.value), params);
    case 'autoantibodyKeys':
      return namedSql('autoantibody', condition.keys, params);
    default:
      return assertUnreachable(condition);
  }
}

function equalsSql(field: EntryFieldName, values: readonly string[], params: SqlParams): string {
  const keys = values.map(sortKey).filter((key) => key !== null);
  if (keys.length === 1) return `i.${keyColumn(field)} = ${params.add(keys[0])}`;
  return `i.${keyColumn(field)} = ANY(${params.add(keys)}::text[])`;
}

function matchesSql(field: EntryFieldName, values: readonly string[], params: SqlParams): string {
  const read = values.map(wildcardPieces);
  const texts = read.filter((pieces) => !pieces.includes('anything'));
  const patterns = read.filter((pieces) => pieces.includes('anything')).map(likePattern);
  const conditions = [
    ...(texts.length === 0 ? [] : [equalsSql(field, texts.map(plainValue), params)]),
    ...(patterns.length === 0
      ? []
      : [`(${likeSql(field, patterns, params)} AND i.${keyColumn(field)} IS NOT NULL)`]),
  ];
  return anyOf(conditions, (condition) => condition);
}

function plainValue(pieces: readonly WildcardPiece[]): string {
  return pieces.map((piece) => (piece === 'anything' ? '' : piece.text)).join('');
}

function likePattern(pieces: readonly WildcardPiece[]): string {
  return pieces.map((piece) => (piece === 'anything' ? '%' : literal(foldPiece(piece.text)))).join('');
}

/** Folds a piece of a longer text, and keeps its outer blanks, which belong to the text. */
function foldPiece(text: string): string {
  return fold(`|${text}|`).slice(1, -1);
}

/**
 * Matches values that contain all parts that one of `lists` names. Compares folded parts and ignores blanks around
 * semicolons. The inner SELECT computes the value once for all comparisons.
 */
function listsSql(field: EntryFieldName, lists: readonly string[], params: SqlParams): string {
  const wanted = lists
    .map((parts) => listParts(parts).map(({ folded }) => folded))
    .filter((parts) => parts.length > 0);
  const longest = wanted.map((parts) =>
    parts.reduce((one, other) => (other.length > one.length ? other : one)),
  );
  const compared = anyOf(
    wanted,
    (parts) => `v.list LIKE ALL(${params.add(parts.map((part) => anywhere(`;${part};`)))}::text[])`,
  );
  const list = `';' || replace(replace(${valueSql(field)}, '; ', ';'), ' ;', ';') || ';'`;
  return `(${prefilter(longest.map(anywhere), params)}
    (SELECT ${compared} FROM (SELECT ${list} AS list OFFSET 0) v))`;
}

function periodSql(text: string, params: SqlParams): string {
  const period = readPeriod(text);
  if (period === null) return 'FALSE';
  return `(i.created_at >= ${params.add(period.from)} AND i.created_at < ${params.add(period.before)})`;
}

/**
 * Matches the whole folded value of a field against any of some LIKE patterns. A prefilter on the words of the patterns
 * narrows the rows to compare. Extracting the value takes far longer than comparing it, so that happens once per row.
 */
function likeSql(field: EntryFieldName, patterns: readonly string[], params: SqlParams): string {
  return `(${prefilter(patterns, params)}${valueSql(field)} LIKE ${oneOfPatterns(patterns, params)})`;
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
  return `(${prefilter([anywhere(accession)], params)}(i.${keyColumn('uniprotId')}
    = ${params.add(sortKey(accession))} OR ${list} LIKE ${params.add(anywhere(` ${accession} `))}))`;
}
