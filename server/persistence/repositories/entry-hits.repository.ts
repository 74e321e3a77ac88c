import { LRUCache } from 'lru-cache';

import type { Database } from '../database.js';
import { sortColumn } from '../entry-columns.js';
import { cutSql, type EntryOrder, type ListPosition, type Slice, sliceOrder } from '../entry-order.js';
import { type EntryCriteria, entryWhere } from '../entry-where.js';
import { SqlParams } from '../sql-params.js';

/** The numbers of entries that meet criteria, in a list's order, and how many there are in all. */
export interface Hits {
  readonly numbers: readonly number[];
  readonly total: number;
  readonly dataVersion: string;
}

/** How many leading hits of a list are remembered, and of how many lists; about 16 MB at the most. */
const leadingHits = 1000;
const listsRemembered = 2000;

/**
 * Finds what meets criteria that no index holds in order. Counting means finding all of it, so the leading hits are
 * remembered with the total, and are good for as long as the version of the data is the same.
 */
export class EntryHitsRepository {
  private readonly known = new LRUCache<string, Hits>({ max: listsRemembered });

  constructor(private readonly database: Database) {}

  /** The hits of a slice that was found before; `null` for an unknown one. The caller compares versions. */
  remembered(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Hits | null {
    const known = isLeading(slice) ? this.known.get(nameOf(criteria, order)) : undefined;
    return known === undefined ? null : cut(known, slice);
  }

  /** Finds the hits of a slice, and remembers the leading ones. */
  async find(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Promise<Hits> {
    if (!isLeading(slice)) return this.query(criteria, order, slice);
    const leading = await this.query(criteria, order, { offset: 0, limit: leadingHits });
    this.known.set(nameOf(criteria, order), leading);
    return cut(leading, slice);
  }

  private async query(criteria: EntryCriteria, order: EntryOrder, slice: Slice): Promise<Hits> {
    const params = new SqlParams();
    const where = entryWhere(criteria, params);
    const after = slice.after === undefined ? 'TRUE' : laterThan(slice.after, order, params);
    const text = `
      WITH hits AS MATERIALIZED (
        SELECT i.entry_number, i.${sortColumn(order.sortBy).column} AS key FROM entry_index i WHERE ${where})
      SELECT (SELECT count(*) FROM hits)::integer AS total, t.version::text AS "dataVersion",
        ARRAY(SELECT k.entry_number FROM hits k WHERE ${after}
          ORDER BY ${sliceOrder(order)} ${cutSql(slice, params)}) AS numbers
      FROM entry_totals t`;
    const [row] = await this.database.query<Hits>(text, params.values);
    if (row === undefined) throw new Error('entry_totals has no row');
    return row;
  }
}

function isLeading({ offset, limit, after }: Slice): boolean {
  return after === undefined && offset + limit <= leadingHits;
}

function cut(hits: Hits, { offset, limit }: Slice): Hits {
  return { ...hits, numbers: hits.numbers.slice(offset, offset + limit) };
}

function nameOf(criteria: EntryCriteria, order: EntryOrder): string {
  return JSON.stringify([criteria, order]);
}

function laterThan({ key, entryNumber }: ListPosition, { sortOrder }: EntryOrder, params: SqlParams): string {
  const beyond = sortOrder === 'asc' ? '>' : '<';
  const number = params.add(entryNumber);
  if (key === null) return `k.key IS NULL AND k.entry_number ${beyond} ${number}`;
  return `(k.key IS NULL OR (k.key, k.entry_number) ${beyond} (${params.add(key)}, ${number}))`;
}
