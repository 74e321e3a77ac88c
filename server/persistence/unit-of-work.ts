import type { Database, Queryable } from './database.js';
import {
  EntryWriteRepository,
  type NewEntry,
  type WriteOrigin,
} from './repositories/entry-write.repository.js';

/** Any number that only this product uses: whoever holds this lock may fill an empty database. */
const fillingLock = 7_236_002;

/** What can be written within one transaction. */
export class UnitOfWork {
  private readonly writes: EntryWriteRepository;

  constructor(private readonly database: Database) {
    this.writes = new EntryWriteRepository(database);
  }

  /** Runs `work` in the transaction that somebody around it began, or else in one of its own. */
  run<Result>(
    surrounding: Queryable | undefined,
    work: (transaction: Queryable) => Promise<Result>,
  ): Promise<Result> {
    return surrounding === undefined ? this.database.transaction(work) : work(surrounding);
  }

  /** Stores new entries, all or none. */
  async createEntries(entries: readonly NewEntry[], origin: WriteOrigin): Promise<void> {
    await this.database.transaction((transaction) => this.writes.create(transaction, entries, origin));
  }

  /** Fills a database that never held an entry, once, however many instances start beside each other; tells whether it did. */
  async fillEmptyDatabase(entries: readonly NewEntry[], origin: WriteOrigin): Promise<boolean> {
    const filled = await this.database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [fillingLock]);
      const [any] = await transaction.query('SELECT 1 FROM entries LIMIT 1');
      if (any !== undefined) return false;
      await this.writes.create(transaction, entries, origin);
      return true;
    });
    // Lists are read out of the indexes alone once the tables' visibility maps are made.
    if (filled) await this.database.query('VACUUM (ANALYZE) entries, entry_index, entry_values');
    return filled;
  }
}
