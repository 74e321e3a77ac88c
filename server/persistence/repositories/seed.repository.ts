import type { Database } from '../database.js';
import { vacuumEntries } from '../search-index-upkeep.js';
import { EntryWriteRepository, type NewEntry, type WriteOrigin } from './entry-write.repository.js';

/** Any number that only this product uses: whoever holds this lock may fill an empty database. */
const fillingLock = 7_236_002;

/** Fills databases that never held an entry. */
export class SeedRepository {
  private readonly writes: EntryWriteRepository;

  constructor(private readonly database: Database) {
    this.writes = new EntryWriteRepository(database);
  }

  /** Fills an empty database once, however many instances start beside each other; returns whether it did. */
  async fillEmptyDatabase(entries: readonly NewEntry[], origin: WriteOrigin): Promise<boolean> {
    const filled = await this.database.transaction(async (transaction) => {
      await transaction.query('SET LOCAL lock_timeout = 0');
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [fillingLock]);
      const [any] = await transaction.query('SELECT 1 FROM entries LIMIT 1');
      if (any !== undefined) return false;
      await this.writes.create(transaction, entries, origin);
      return true;
    });
    // Lists are read out of the indexes alone once the tables' visibility maps are made.
    if (filled) await vacuumEntries(this.database);
    return filled;
  }
}
