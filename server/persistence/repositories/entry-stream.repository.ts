import type { EntryView } from '../../nouns/entry.js';
import type { EntryCriteria } from '../../search/entry-criteria.js';
import { SqlParams } from '../../search/sql/search-database.js';
import type { Database, Snapshot } from '../database.js';
import { entrySelection, sortColumn } from '../entry-columns.js';
import { bestPlaceSql, type EntryOrder } from '../entry-order.js';
import { entryWhere } from '../entry-where.js';
import { onlyRow } from '../rows.js';
import { additionalKeysSql } from './entry-values.repository.js';

/** A batch of the entries of a long list, and all additional keys in use. */
export interface EntryBatch {
  readonly entries: readonly EntryView[];
  readonly additionalKeys: readonly string[];
  /** In the first batch, the total, if it was to be counted; otherwise `null`. */
  readonly total?: number | null;
}

interface StreamedPart {
  /** Maximum number of entries; all if `null`. */
  readonly limit: number | null;
  readonly offset?: number;
  /** Counts the total, at most one more than this number; `null` for no count. */
  readonly countUpTo?: number | null;
}

const rowsPerBatch = 500;

/** Reads lists of any length in batches from one snapshot. */
export class EntryStreamRepository {
  constructor(private readonly database: Database) {}

  /**
   * Yields the entries of one part of a list, in its order. The first batch has no entries, only the additional keys
   * and the total.
   */
  entries(
    criteria: EntryCriteria,
    order: EntryOrder,
    { limit, offset = 0, countUpTo = null }: StreamedPart,
  ): AsyncGenerator<EntryBatch> {
    const params = new SqlParams();
    const { column } = sortColumn(order.sortBy);
    const best = bestPlaceSql(order, params);
    const text = `SELECT ${entrySelection} FROM entry_index i
      JOIN entries e ON e.entry_number = i.entry_number
      WHERE ${entryWhere(criteria, params)}
      ORDER BY ${order.best === undefined ? '' : `${best} NULLS LAST, `}i.${column}
        ${order.sortOrder} NULLS LAST, i.entry_number ${order.sortOrder}
      LIMIT ${params.add(limit)} OFFSET ${params.add(offset)}`;
    return this.database.snapshot(async function* (snapshot) {
      const keys = await snapshot.query<{ key: string }>(additionalKeysSql);
      const about = { additionalKeys: keys.map(({ key }) => key) };
      const total = countUpTo === null ? null : await count(snapshot, criteria, countUpTo + 1);
      yield { entries: [], ...about, total };
      for await (const entries of snapshot.batches<EntryView>(text, params.values, rowsPerBatch)) {
        yield { entries, ...about };
      }
    });
  }
}

async function count(snapshot: Snapshot, criteria: EntryCriteria, most: number): Promise<number> {
  const params = new SqlParams();
  const found = `SELECT 1 FROM entry_index i WHERE ${entryWhere(criteria, params)} LIMIT ${params.add(most)}`;
  const text = `SELECT count(*)::integer AS total FROM (${found}) f`;
  return onlyRow(await snapshot.query<{ total: number }>(text, params.values)).total;
}
