import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import type { Database } from '../database.js';
import { entrySelection, type EntryView, sortColumn } from '../entry-columns.js';
import { type EntryOrder, type ListPosition, type Slice, sliceOrder, sliceSql } from '../entry-order.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';
import { EntryHitsRepository } from './entry-hits.repository.js';

/** An entry in an ordered list, with its place there. */
export interface PlacedEntry {
  readonly entry: EntryView;
  readonly position: ListPosition;
}

export interface EntrySlice {
  readonly placed: readonly PlacedEntry[];
  /** How many entries meet the criteria. */
  readonly total: number;
  readonly dataVersion: string;
}

interface SliceRow extends EntryView {
  readonly listTotal: number;
  readonly dataVersion: string;
  readonly listKey: string | Date | null;
  /** `null` in the one row of an empty slice. */
  readonly entryNumber: number | null;
}

/** Reads slices of ordered, filtered lists: some rows, the total, and the version of the data both are of. */
export class EntryListRepository {
  private readonly hits: EntryHitsRepository;

  constructor(private readonly database: Database) {
    this.hits = new EntryHitsRepository(database);
  }

  /** One slice of the entries that meet the criteria, in order. */
  async slice(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Promise<EntrySlice> {
    const maintained = maintainedTotal(criteria);
    if (maintained !== null) return this.read(criteria, order, slice, maintained);
    const known = this.hits.remembered(criteria, order, slice);
    const read = known === null ? null : await this.readNumbered(known.numbers, order, known.total);
    if (read !== null && read.dataVersion === known?.dataVersion) return read;
    const { numbers, total, dataVersion } = await this.hits.find(criteria, order, slice);
    // Should a write come between, the slice counts as of the version it was found in, and is soon out of date.
    return { ...(await this.readNumbered(numbers, order, total)), dataVersion };
  }

  /** A slice out of an index that is in the list's order already, with a total that every write keeps. */
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
    return toSlice(await this.database.query<SliceRow>(text, params.values));
  }

  /** The entries with these numbers, in the order of the numbers. */
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
    return toSlice(await this.database.query<SliceRow>(text, [numbers, total]));
  }
}

type TotalSql = (params: SqlParams) => string;

/** The totals that every write keeps: of all entries, and of one value of a cascade field. */
function maintainedTotal({ search, conditions }: EntryCriteria): TotalSql | null {
  if (search !== '') return null;
  const [only, ...others] = conditions;
  if (only === undefined) return () => 't.total';
  if (others.length > 0 || only.op !== 'equals' || only.values.length !== 1) return null;
  const field = cascadeFields.find((name) => name === only.field);
  const key = sortKey(only.values[0] ?? '');
  if (field === undefined) return null;
  return (params) =>
    `coalesce((SELECT v.count FROM entry_values v WHERE v.field = '${field}' AND v.key = ${params.add(key)}), 0)`;
}

function toSlice(rows: readonly SliceRow[]): EntrySlice {
  const [first] = rows;
  if (first === undefined) throw new Error('entry_totals has no row');
  const { listTotal, dataVersion } = first;
  return { placed: rows.flatMap(toPlaced), total: listTotal, dataVersion };
}

function toPlaced({ listTotal, dataVersion, listKey, entryNumber, ...entry }: SliceRow): PlacedEntry[] {
  if (entryNumber === null) return [];
  const key = listKey instanceof Date ? listKey.toISOString() : listKey;
  return [{ entry, position: { key, entryNumber } }];
}
