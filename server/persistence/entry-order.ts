import type { SortKey, SortOrder } from '../../schema/contract/entry-filters.js';
import { sortColumn } from './entry-columns.js';
import type { SqlParams } from './sql-params.js';

/** How a list is sorted: by one key, blanks last in both directions, ties broken by the entry's number. */
export interface EntryOrder {
  readonly sortBy: SortKey;
  readonly sortOrder: SortOrder;
}

/** The place of one entry in an ordered list. */
export interface ListPosition {
  readonly key: string | null;
  readonly entryNumber: number;
}

export interface Slice {
  readonly offset: number;
  readonly limit: number;
  /** Where the slice begins: right after this entry. */
  readonly after?: ListPosition | undefined;
}

/**
 * Selects `entry_number` and `key` of one slice of an ordered list out of an index alone. Where blanks would come first in
 * the index's own order, or the slice begins after an entry, filled and blank keys are read one after the other.
 */
export function sliceSql(where: string, order: EntryOrder, slice: Slice, params: SqlParams): string {
  const limit = params.add(slice.limit);
  const offset = params.add(slice.offset);
  const branches = orderedBranches(order, slice.after, params);
  if (branches.length === 1) {
    return `${branchSql(where, order, branches[0] ?? 'TRUE')} LIMIT ${limit} OFFSET ${offset}`;
  }
  const parts = branches.map(
    (branch) => `(${branchSql(where, order, branch)} LIMIT ${limit}::bigint + ${offset}::bigint)`,
  );
  return `SELECT * FROM (${parts.join(' UNION ALL ')}) both_branches LIMIT ${limit} OFFSET ${offset}`;
}

/** `ORDER BY` terms that put the rows of a slice, known as `k`, in the list's order. */
export function sliceOrder({ sortOrder }: EntryOrder): string {
  return `k.key ${sortOrder} NULLS LAST, k.entry_number ${sortOrder}`;
}

function branchSql(where: string, { sortBy, sortOrder }: EntryOrder, branch: string): string {
  const { column } = sortColumn(sortBy);
  return `SELECT i.entry_number, i.${column} AS key FROM entry_index i WHERE ${where} AND ${branch}
    ORDER BY i.${column} ${sortOrder}, i.entry_number ${sortOrder}`;
}

function orderedBranches(order: EntryOrder, after: ListPosition | undefined, params: SqlParams): string[] {
  const { column, nullable } = sortColumn(order.sortBy);
  const beyond = order.sortOrder === 'asc' ? '>' : '<';
  if (after === undefined) {
    const blanksComeLast = !nullable || order.sortOrder === 'asc';
    return blanksComeLast ? ['TRUE'] : [`i.${column} IS NOT NULL`, `i.${column} IS NULL`];
  }
  const number = params.add(after.entryNumber);
  if (after.key === null) return [`i.${column} IS NULL AND i.entry_number ${beyond} ${number}`];
  const filled = `(i.${column}, i.entry_number) ${beyond} (${params.add(after.key)}, ${number})`;
  return nullable ? [filled, `i.${column} IS NULL`] : [filled];
}
