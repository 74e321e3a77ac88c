import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { criteriaKey, type EntryCriteria } from '../../search/entry-criteria.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { entrySelection, sortColumn } from '../entry-columns.js';
import {
  afterKeySql,
  bestPlaceSql,
  type EntryOrder,
  limitSql,
  type ListPosition,
  type Slice,
  sliceOrder,
} from '../entry-order.js';
import { entryWhere } from '../entry-where.js';
import { type EntrySlice, type SliceRow, toSlice } from './entry-slice.js';

/** The numbers of entries that match criteria, in the order of a list, and their total. */
interface Hits {
  readonly numbers: readonly number[];
  readonly total: number;
  readonly dataVersion: string;
}

/** Number of leading hits cached per list, and number of lists; about 16 MB at most. */
const leadingHits = 1000;
const maxCachedLists = 2000;

/**
 * Finds entries for criteria whose order no index provides. Counting requires finding all of them, so the leading hits
 * are cached together with the total. They are valid as long as the data version is unchanged.
 */
export class EntryHitsRepository {
  private readonly known = new LRUCache<string, Hits>({ max: maxCachedLists });

  constructor(private readonly database: Database) {}

  /** Returns the cached hits of a slice; `null` if there are none. The caller compares versions. */
  remembered(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Hits | null {
    const known = isLeading(slice) ? this.known.get(nameOf(criteria, order)) : undefined;
    return known === undefined ? null : cut(known, slice);
  }

  /** Finds every hit once: counts them for the total, cuts the slice from them, and caches the leading hits. */
  async find(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Promise<EntrySlice> {
    const params = new SqlParams();
    const leading = isLeading(slice);
    const rows = await this.database.queryExpensive<SliceRow>(
      findSql(criteria, order, slice, leading, params),
      params.values,
    );
    const found = toSlice(rows);
    const { total, dataVersion } = found;
    if (leading)
      this.known.set(nameOf(criteria, order), { numbers: rows[0]?.numbers ?? [], total, dataVersion });
    return found;
  }
}

/**
 * Selects a slice. A leading slice is cut from the leading hits, whose numbers all come with the first row; any other
 * slice is selected by itself.
 */
function findSql(
  criteria: EntryCriteria,
  order: EntryOrder,
  slice: Slice,
  leading: boolean,
  params: SqlParams,
): string {
  const where = entryWhere(criteria, params);
  const best = bestPlaceSql(order, params);
  const after = slice.after === undefined ? 'TRUE' : afterPositionSql(slice.after, order, params);
  const kept = leading ? { offset: 0, limit: leadingHits } : slice;
  const first = leading ? slice.offset : 0;
  return `
    WITH hits AS MATERIALIZED (
      SELECT i.entry_number, i.${sortColumn(order.sortBy).column} AS key, ${best} AS best
      FROM entry_index i WHERE ${where}),
    kept AS MATERIALIZED (
      SELECT c.*, row_number() OVER () AS place FROM (SELECT k.* FROM hits k WHERE ${after}
        ORDER BY ${sliceOrder(order)} ${limitSql(kept, params)}) c)
    SELECT (SELECT count(*) FROM hits)::integer AS "listTotal", t.version::text AS "dataVersion",
      CASE WHEN row_number() OVER (ORDER BY p.place) = 1
        THEN ARRAY(SELECT entry_number FROM kept ORDER BY place) END AS numbers,
      p.key AS "listKey", p.entry_number AS "entryNumber", ${entrySelection}
    FROM entry_totals t
    LEFT JOIN kept p ON p.place > ${params.add(first)} AND p.place <= ${params.add(first + slice.limit)}
    LEFT JOIN entries e ON e.entry_number = p.entry_number ORDER BY p.place`;
}

function isLeading({ offset, limit, after }: Slice): boolean {
  return after === undefined && offset + limit <= leadingHits;
}

function cut(hits: Hits, { offset, limit }: Slice): Hits {
  return { ...hits, numbers: hits.numbers.slice(offset, offset + limit) };
}

function nameOf(criteria: EntryCriteria, { sortBy, sortOrder, best }: EntryOrder): string {
  // Criteria may take a megabyte.
  return hash('sha256', JSON.stringify([criteriaKey(criteria), sortBy, sortOrder, best?.dataVersion]));
}

function afterPositionSql(after: ListPosition, order: EntryOrder, params: SqlParams): string {
  if (after.place !== undefined) return `(k.best > ${params.add(after.place)} OR k.best IS NULL)`;
  const beyond = afterKeySql('key', order, after, params);
  return `k.best IS NULL AND (${after.key === null ? beyond : `k.key IS NULL OR ${beyond}`})`;
}
