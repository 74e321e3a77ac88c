import type { Database } from '../database.js';
import { entrySelection, type EntryView, sortColumn } from '../entry-columns.js';
import { byEntryKey, type EntryKey } from '../entry-key.js';
import { type EntryOrder, type ListPosition, previousSql, sliceSql } from '../entry-order.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';

/** The entries that stand right before and after another one in a list. */
export interface Neighbours {
  readonly previous: EntryView | null;
  readonly next: EntryView | null;
}

/** Finds an entry's place in a list, and who stands beside it, at the same cost however long the list is. */
export class EntryNeighboursRepository {
  constructor(private readonly database: Database) {}

  /** The neighbours of an entry; both `null` when the entry itself is not there. */
  async beside(key: EntryKey, criteria: EntryCriteria, order: EntryOrder): Promise<Neighbours> {
    const place = await this.placeOf(key, order);
    if (place === null) return { previous: null, next: null };
    const [previous, next] = await Promise.all([
      this.one((where, params) => previousSql(where, order, place, params), criteria),
      this.one(
        (where, params) => sliceSql(where, order, { offset: 0, limit: 1, after: place }, params),
        criteria,
      ),
    ]);
    return { previous, next };
  }

  private async placeOf(key: EntryKey, { sortBy }: EntryOrder): Promise<ListPosition | null> {
    const { condition, value } = byEntryKey(key);
    const text = `SELECT i.${sortColumn(sortBy).column} AS key, i.entry_number AS "entryNumber"
      FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number WHERE ${condition}`;
    const [place] = await this.database.query<ListPosition>(text, [value]);
    return place ?? null;
  }

  private async one(
    chosen: (where: string, params: SqlParams) => string,
    criteria: EntryCriteria,
  ): Promise<EntryView | null> {
    const params = new SqlParams();
    const text = `SELECT ${entrySelection} FROM (${chosen(entryWhere(criteria, params), params)}) k
      JOIN entries e ON e.entry_number = k.entry_number`;
    const [entry] = await this.database.query<EntryView>(text, params.values);
    return entry ?? null;
  }
}
