import type { EntryNeighbours, EntryView } from '../../nouns/entry.js';
import { type EntryCriteria, isUnrestricted } from '../../search/entry-criteria.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database } from '../database.js';
import { byEntryKey, type EntryKey, entrySelection, sortColumn } from '../entry-columns.js';
import {
  bestPlaceSql,
  type EntryOrder,
  type ListPosition,
  previousSql,
  sliceOrder,
  sliceSql,
} from '../entry-order.js';
import { entryWhere } from '../entry-where.js';
import { firstRow } from '../rows.js';

/** Finds the position of an entry in a list, and its neighbours. The cost does not depend on the length of the list. */
export class EntryNeighboursRepository {
  constructor(private readonly database: Database) {}

  /** Returns the neighbours of an entry; both are `null` if the entry does not exist. */
  async findNeighbours(key: EntryKey, criteria: EntryCriteria, order: EntryOrder): Promise<EntryNeighbours> {
    if (order.best !== undefined) return this.neighboursAmongMatches(key, criteria, order);
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

  /** No index has the order of a list that begins with the best matches: finds its matches and sorts them. */
  private async neighboursAmongMatches(
    key: EntryKey,
    criteria: EntryCriteria,
    order: EntryOrder,
  ): Promise<EntryNeighbours> {
    const params = new SqlParams();
    const { condition, value } = byEntryKey(key);
    params.add(value);
    const best = bestPlaceSql(order, params);
    const text = `
      WITH hits AS MATERIALIZED (
        SELECT i.entry_number, i.${sortColumn(order.sortBy).column} AS key, ${best} AS best
        FROM entry_index i WHERE ${entryWhere(criteria, params)}),
      placed AS (SELECT k.entry_number, row_number() OVER (ORDER BY ${sliceOrder(order)}) AS place FROM hits k),
      here AS (SELECT p.place FROM placed p JOIN entries e ON e.entry_number = p.entry_number WHERE ${condition})
      SELECT p.place < h.place AS "isPrevious", ${entrySelection} FROM here h
      JOIN placed p ON p.place IN (h.place - 1, h.place + 1) JOIN entries e ON e.entry_number = p.entry_number`;
    const rows = await this.database.queryExpensive<EntryView & { readonly isPrevious: boolean }>(
      text,
      params.values,
    );
    const found = (previous: boolean): EntryView | null => {
      const row = rows.find(({ isPrevious }) => isPrevious === previous);
      if (row === undefined) return null;
      const { isPrevious, ...entry } = row;
      return entry;
    };
    return { previous: found(true), next: found(false) };
  }

  private async placeOf(key: EntryKey, { sortBy }: EntryOrder): Promise<ListPosition | null> {
    const { condition, value } = byEntryKey(key);
    const text = `SELECT i.${sortColumn(sortBy).column} AS key, i.entry_number AS "entryNumber"
      FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number WHERE ${condition}`;
    return firstRow(await this.database.query<ListPosition>(text, [value]));
  }

  private async one(
    chosen: (where: string, params: SqlParams) => string,
    criteria: EntryCriteria,
  ): Promise<EntryView | null> {
    const params = new SqlParams();
    const text = `SELECT ${entrySelection} FROM (${chosen(entryWhere(criteria, params), params)}) k
      JOIN entries e ON e.entry_number = k.entry_number`;
    const isCheap = isUnrestricted(criteria);
    const { database } = this;
    return firstRow(
      isCheap
        ? await database.query<EntryView>(text, params.values)
        : await database.queryExpensive<EntryView>(text, params.values),
    );
  }
}
