import type { Database, Snapshot } from '../database.js';
import { entrySelection, type EntryView, sortColumn } from '../entry-columns.js';
import type { EntryOrder } from '../entry-order.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';
import { dataStateSql } from './data-version.repository.js';
import { additionalKeysSql } from './entry-overviews.repository.js';

/** Some of the entries of a long list, the additional keys that any entry has, and the version of the data read. */
export interface EntryBatch {
  readonly entries: readonly EntryView[];
  readonly additionalKeys: readonly string[];
  readonly dataVersion: string;
}

const rowsPerBatch = 500;

/** Reads whole lists, however long, in batches out of one snapshot. */
export class EntryStreamRepository {
  constructor(private readonly database: Database) {}

  /** Every entry that meets the criteria, in the list's order, at most `limit`; the first batch is empty, for its keys alone. */
  entries(criteria: EntryCriteria, order: EntryOrder, limit: number | null): AsyncGenerator<EntryBatch> {
    const params = new SqlParams();
    const { column } = sortColumn(order.sortBy);
    const text = `SELECT ${entrySelection} FROM entry_index i JOIN entries e ON e.entry_number = i.entry_number
      WHERE ${entryWhere(criteria, params)}
      ORDER BY i.${column} ${order.sortOrder} NULLS LAST, i.entry_number ${order.sortOrder}
      LIMIT ${params.add(limit)}`;
    return this.database.snapshot((snapshot) => readBatches(snapshot, text, params.values));
  }
}

async function* readBatches(
  snapshot: Snapshot,
  text: string,
  values: readonly unknown[],
): AsyncGenerator<EntryBatch> {
  const keys = await snapshot.query<{ key: string }>(additionalKeysSql);
  const [state] = await snapshot.query<{ dataVersion: string }>(dataStateSql);
  const about = { additionalKeys: keys.map(({ key }) => key), dataVersion: state?.dataVersion ?? '' };
  yield { entries: [], ...about };
  for await (const entries of snapshot.batches<EntryView>(text, values, rowsPerBatch)) {
    yield { entries, ...about };
  }
}
