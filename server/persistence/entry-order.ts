import type { SortKey, SortOrder } from '../../schema/contract/entry-filters.js';
import type { SqlParams } from '../search/sql/search-database.js';
import { sortColumn } from './entry-columns.js';

/** How a list is sorted: by one key, blanks last in both directions, ties broken by the number of the entry. */
export interface EntryOrder {
  readonly sortBy: SortKey;
  readonly sortOrder: SortOrder;
  /** Entries that precede all others, whatever their keys. */
  readonly best?: BestMatches;
}

/** The numbers of the best matches of a search, best first, and the data version in which they were found. */
interface BestMatches {
  readonly numbers: readonly number[];
  readonly dataVersion: string;
}

/** The position of one entry in an ordered list. */
export interface ListPosition {
  readonly key: string | null;
  readonly entryNumber: number;
  /** For one of the best matches: its rank among them, from 1. */
  readonly place?: number | undefined;
}

/** A part of a list. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

export interface Slice extends Part {
  /** The slice begins right after this entry. */
  readonly after?: ListPosition | undefined;
}

/**
 * Selects `entry_number` and `key` of one slice of an ordered list. An indexed key is read from its index alone: if
 * blanks would come first in the order of the index, or the slice begins after an entry, filled and blank keys are read
 * one after the other. For any other key all rows are read and sorted.
 */
export function sliceSql(where: string, order: EntryOrder, slice: Slice, params: SqlParams): string {
  const branches = orderedBranches(order, slice.after, params);
  const cut = limitSql(slice, params);
  if (branches.length === 1) return `${branchSql(where, order, branches[0] ?? 'TRUE')} ${cut}`;
  const enough = params.add(slice.limit + slice.offset);
  const parts = branches.map((branch) => `(${branchSql(where, order, branch)} LIMIT ${enough})`);
  return `SELECT * FROM (${parts.join(' UNION ALL ')}) both_branches ${cut}`;
}

/**
 * Builds `LIMIT` and `OFFSET` of a slice. The limit is a validated number and is written into the text: with a
 * parameter PostgreSQL would plan for a tenth of the table.
 */
export function limitSql({ limit, offset }: Slice, params: SqlParams): string {
  return `LIMIT ${String(limit)}${offset === 0 ? '' : ` OFFSET ${params.add(offset)}`}`;
}

/**
 * Returns the rank of `entry_index i` among the best matches; `NULL` for other entries. It is looked up in an object,
 * since PostgreSQL would compare each entry with each of a list of numbers, whose length it does not know.
 */
export function bestPlaceSql({ best }: EntryOrder, params: SqlParams): string {
  if (best === undefined) return 'NULL::integer';
  const places = Object.fromEntries(best.numbers.map((number, index) => [number, index + 1]));
  return `(${params.add(JSON.stringify(places))}::jsonb ->> i.entry_number::text)::integer`;
}

/** Builds the `ORDER BY` terms that put the rows of a slice, aliased `k`, in the order of the list. */
export function sliceOrder({ sortOrder, best }: EntryOrder): string {
  return `${best === undefined ? '' : 'k.best NULLS LAST, '}k.key ${sortOrder} NULLS LAST, k.entry_number ${sortOrder}`;
}

function branchSql(where: string, { sortBy, sortOrder }: EntryOrder, branch: string): string {
  const { column, indexed } = sortColumn(sortBy);
  const blanks = indexed ? '' : ' NULLS LAST';
  return `SELECT i.entry_number, i.${column} AS key FROM entry_index i WHERE ${where} AND ${branch}
    ORDER BY i.${column} ${sortOrder}${blanks}, i.entry_number ${sortOrder}`;
}

function orderedBranches(order: EntryOrder, after: ListPosition | undefined, params: SqlParams): string[] {
  const { column, nullable, indexed } = sortColumn(order.sortBy);
  if (after === undefined) {
    const blanksComeLast = !nullable || !indexed || order.sortOrder === 'asc';
    return blanksComeLast ? ['TRUE'] : [`i.${column} IS NOT NULL`, `i.${column} IS NULL`];
  }
  const beyond = afterKeySql(column, order, after, params);
  return nullable && after.key !== null ? [beyond, `i.${column} IS NULL`] : [beyond];
}

/** Builds the condition for rows after a position, among the keys of the same kind (filled or blank). */
export function afterKeySql(
  column: string,
  { sortOrder }: EntryOrder,
  { key, entryNumber }: ListPosition,
  params: SqlParams,
): string {
  const beyond = sortOrder === 'asc' ? '>' : '<';
  const number = params.add(entryNumber);
  if (key === null) return `${column} IS NULL AND entry_number ${beyond} ${number}`;
  return `(${column}, entry_number) ${beyond} (${params.add(key)}, ${number})`;
}

/** Selects the number of the entry right before a position: reads the list backwards, blanks first. */
export function previousSql(
  where: string,
  order: EntryOrder,
  place: ListPosition,
  params: SqlParams,
): string {
  const backwards: EntryOrder = { ...order, sortOrder: order.sortOrder === 'asc' ? 'desc' : 'asc' };
  const { column } = sortColumn(order.sortBy);
  const branches = [
    afterKeySql(column, backwards, place, params),
    ...(place.key === null ? [`i.${column} IS NOT NULL`] : []),
  ];
  const parts = branches.map((branch) => `(${branchSql(where, backwards, branch)} LIMIT 1)`);
  return `SELECT * FROM (${parts.join(' UNION ALL ')}) both_branches LIMIT 1`;
}
