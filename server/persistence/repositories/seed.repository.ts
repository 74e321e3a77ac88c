import type { Database } from '../database.js';
import { vacuumEntries } from '../search-index-upkeep.js';
import { EntryWriteRepository, type NewEntry, type WriteOrigin } from './entry-write.repository.js';

/** The advisory lock for filling an empty database. Any number that only this product uses. */
const fillingLock = 7_236_002;

/**
 * Fills a database that has never held an entry once, even if several instances start at the same time. Returns whether
 * this call did it.
 */
export async function fillEmptyDatabase(
  database: Database,
  entries: readonly NewEntry[],
  origin: WriteOrigin,
): Promise<boolean> {
  const writes = new EntryWriteRepository(database);
  const filled = await database.transaction(async (transaction) => {
    await transaction.query('SET LOCAL lock_timeout = 0');
    await transaction.query('SET LOCAL statement_timeout = 0');
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [fillingLock]);
    const [any] = await transaction.query('SELECT 1 FROM entries LIMIT 1');
    if (any !== undefined) return false;
    await writes.create(transaction, entries, origin);
    return true;
  });
  // Index-only scans of lists need the visibility maps of the tables.
  if (filled) await vacuumEntries(database);
  return filled;
}
