import type { Database } from '../database.js';
import { entrySelection, type EntryView, sortColumn } from '../entry-columns.js';
import type { EntryOrder } from '../entry-order.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';

const rowsPerBatch = 500;

/** Reads whole lists, however long, in batches out of one snapshot. */
export class EntryStreamRepository {
  constructor(private readonly database: Database) {}

  /** Every entry that meets the criteria, in the list's order, at most `limit` of them where that is given. */
  entries(criteria: EntryCriteria, order: EntryOrder, limit: number | null): AsyncGenerator<EntryView[]> {
    const params = new SqlParams();
    const { column } = sortColumn(order.sortBy);
    const text = `SELECT ${entrySelection} FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
      WHERE ${entryWhere(criteria, params)}
      ORDER BY i.${column} ${order.sortOrder} NULLS LAST, i.entry_number ${order.sortOrder}
      LIMIT ${params.add(limit)}`;
    return this.database.stream<EntryView>(text, params.values, rowsPerBatch);
  }
}

