import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import type { EntryCriteria } from '../../search/entry-criteria.js';
import { sortKey } from '../../search/index/sort-key.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entrySelection, sortColumn } from '../entry-columns.js';
import { type EntryOrder, type Slice, sliceOrder, sliceSql } from '../entry-order.js';
import { entryWhere } from '../entry-where.js';
import { EntryHitsRepository } from './entry-hits.repository.js';
import { type EntrySlice, type SliceRow, toSlice } from './entry-slice.js';

/** Reads slices of ordered, filtered lists: the rows, the total, and the data version of both. */
export class EntryListRepository {
  private readonly hits: EntryHitsRepository;

  constructor(private readonly database: Database) {
    this.hits = new EntryHitsRepository(database);
  }

  /** Returns one slice of the entries that match the criteria, in order. */
  async slice(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Promise<EntrySlice> {
    const maintained = maintainedTotal(criteria);
    if (maintained !== null) return this.read(criteria, order, slice, maintained);
    const known = this.hits.remembered(criteria, order, slice);
    const read = known === null ? null : await this.readNumbered(known.numbers, order, known.total);
    if (read !== null && read.dataVersion === known?.dataVersion) return read;
    return this.hits.find(criteria, order, slice);
  }

  /** Reads a slice from an index in the order of the list. Every write maintains the total. */
  private async read(
    criteria: EntryCriteria,
    order: EntryOrder,
    slice: Slice,
    total: TotalSql,
  ): Promise<EntrySlice> {
    const params = new SqlParams();
    const keys = sliceSql(entryWhere(criteria, params), order, slice, params);
    const text = `SELECT ${total(params)} AS "listTotal", t.version::text AS "dataVersion",
        k.key AS "listKey", k.entry_number AS "entryNumber", ${entrySelection}
      FROM entry_totals t LEFT JOIN (${keys}) k ON TRUE LEFT JOIN entries e ON e.entry_number = k.entry_number
      ORDER BY ${sliceOrder(order)}`;
    return toSlice(await this.database.queryUpTo<SliceRow>(slice.limit, text, params.values));
  }

  /** Returns the entries with these numbers, in the order of the numbers. */
  private async readNumbered(
    numbers: readonly number[],
    order: EntryOrder,
    total: number,
  ): Promise<EntrySlice> {
    const text = `SELECT $2::integer AS "listTotal", t.version::text AS "dataVersion",
        i.${sortColumn(order.sortBy).column} AS "listKey", i.entry_number AS "entryNumber", ${entrySelection}
      FROM entry_totals t LEFT JOIN unnest($1::integer[]) WITH ORDINALITY k (entry_number, place) ON TRUE
      LEFT JOIN entry_index i ON i.entry_number = k.entry_number
      LEFT JOIN entries e ON e.entry_number = i.entry_number ORDER BY k.place`;
    return toSlice(await this.database.queryUpTo<SliceRow>(numbers.length, text, [numbers, total]));
  }
}

type TotalSql = (params: SqlParams) => string;

/** Returns the maintained total for all entries or for one value of a cascade field; `null` for other criteria. */
function maintainedTotal({ search, conditions }: EntryCriteria): TotalSql | null {
  if (search.terms.length > 0) return null;
  const [only, ...others] = conditions;
  if (only === undefined) return () => 't.total';
  if (others.length > 0 || only.op !== 'equals' || only.values.length !== 1) return null;
  const field = cascadeFields.find((name) => name === only.field);
  const key = sortKey(only.values[0] ?? '');
  if (field === undefined) return null;
  return (params) =>
    `coalesce((SELECT v.count FROM entry_values v WHERE v.field = '${field}' AND v.key = ${params.add(key)}), 0)`;
}
