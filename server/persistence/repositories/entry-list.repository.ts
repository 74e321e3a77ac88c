import { cascadeFields } from '../../../schema/contract/entry-filters.js';
import { sortKey } from '../../../schema/contract/rules/sort-key.js';
import type { Database } from '../database.js';
import { entrySelection, type EntryView, sortColumn } from '../entry-columns.js';
import {
  cutSql,
  type EntryOrder,
  type ListPosition,
  type Slice,
  sliceOrder,
  sliceSql,
} from '../entry-order.js';
import { asFilter, type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';
import { TotalsCache } from '../totals-cache.js';

/** An entry in an ordered list, with its place there. */
export interface PlacedEntry {
  readonly entry: EntryView;
  readonly position: ListPosition;
}

export interface EntrySlice {
  readonly placed: readonly PlacedEntry[];
  /** How many entries meet the criteria, and how many there are at all. */
  readonly total: number;
  readonly ofAll: number;
  readonly dataVersion: string;
}

interface SliceRow extends EntryView {
  readonly listTotal: number;
  readonly allTotal: number;
  readonly dataVersion: string;
  readonly listKey: string | Date | null;
  /** `null` in the one row of an empty slice. */
  readonly entryNumber: number | null;
}

/** Reads slices of ordered, filtered lists, each in one statement: ten rows, the total and the version of the data. */
export class EntryListRepository {
  private readonly totals = new TotalsCache();

  constructor(private readonly database: Database) {}

  /** One slice of the entries that meet the criteria, in order. */
  async slice(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Promise<EntrySlice> {
    const maintained = maintainedTotal(criteria);
    if (maintained !== null) return this.read(criteria, order, slice, maintained);
    const known = this.totals.get(criteria);
    if (known !== undefined && walkingPays(known, slice)) {
      const read = await this.read(criteria, order, slice, (params) => params.add(known.total) + '::integer');
      if (read.dataVersion === known.dataVersion) return read;
    }
    const counted = await this.count(criteria, order, slice);
    this.totals.set(criteria, counted);
    return counted;
  }

  private async read(
    criteria: EntryCriteria,
    order: EntryOrder,
    slice: Slice,
    total: TotalSql,
  ): Promise<EntrySlice> {
    const params = new SqlParams();
    const keys = sliceSql(asFilter(entryWhere(criteria, params)), order, slice, params);
    const text = `SELECT ${total(params)} AS "listTotal", ${placeSelection}
      FROM entry_totals t LEFT JOIN (${keys}) k ON TRUE LEFT JOIN entries e ON e.entry_number = k.entry_number
      ORDER BY ${sliceOrder(order)}`;
    return toSlice(await this.database.query<SliceRow>(text, params.values));
  }

  /** Finds every hit once: their number is the total, and the slice is cut from them. */
  private async count(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Promise<EntrySlice> {
    const params = new SqlParams();
    const { column } = sortColumn(order.sortBy);
    const where = entryWhere(criteria, params);
    const after = slice.after === undefined ? 'TRUE' : laterThan(slice.after, order, params);
    const text = `WITH hits AS MATERIALIZED (SELECT i.entry_number, i.${column} AS key FROM entry_index i WHERE ${where})
      SELECT (SELECT count(*) FROM hits)::integer AS "listTotal", ${placeSelection}
      FROM entry_totals t
      LEFT JOIN (SELECT * FROM hits k WHERE ${after} ORDER BY ${sliceOrder(order)}
        ${cutSql(slice, params)}) k ON TRUE
      LEFT JOIN entries e ON e.entry_number = k.entry_number
      ORDER BY ${sliceOrder(order)}`;
    return toSlice(await this.database.query<SliceRow>(text, params.values));
  }
}

type TotalSql = (params: SqlParams) => string;

const placeSelection = `t.total AS "allTotal", t.version::text AS "dataVersion", k.key AS "listKey", k.entry_number AS "entryNumber",
  ${entrySelection}`;

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

/** With a known total, reading on in the list's order beats finding all hits when hits are common enough. */
function walkingPays({ total, ofAll }: { total: number; ofAll: number }, { offset, limit }: Slice): boolean {
  return total * total > (offset + limit) * ofAll;
}

function laterThan({ key, entryNumber }: ListPosition, { sortOrder }: EntryOrder, params: SqlParams): string {
  const beyond = sortOrder === 'asc' ? '>' : '<';
  const number = params.add(entryNumber);
  if (key === null) return `k.key IS NULL AND k.entry_number ${beyond} ${number}`;
  return `(k.key IS NULL OR (k.key, k.entry_number) ${beyond} (${params.add(key)}, ${number}))`;
}

function toSlice(rows: readonly SliceRow[]): EntrySlice {
  const [first] = rows;
  if (first === undefined) throw new Error('entry_totals has no row');
  const { listTotal, allTotal, dataVersion } = first;
  return { placed: rows.flatMap(toPlaced), total: listTotal, ofAll: allTotal, dataVersion };
}

function toPlaced({
  listTotal,
  allTotal,
  dataVersion,
  listKey,
  entryNumber,
  ...entry
}: SliceRow): PlacedEntry[] {
  if (entryNumber === null) return [];
  const key = listKey instanceof Date ? listKey.toISOString() : listKey;
  return [{ entry, position: { key, entryNumber } }];
}
