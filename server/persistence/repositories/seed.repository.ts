import type { Database } from '../database.js';
import { vacuumEntries } from '../search-index-upkeep.js';
import { EntryWriteRepository, type NewEntry, type WriteOrigin } from './entry-write.repository.js';

/** The advisory lock for filling an empty database. Any number that only this product uses. */
const fillingLock = 7_236_002;

/**
 * Fills a database that has never held an entry once, even if several instances start at the same time. Returns the
 * number of entries that this call stored; it reads none if the database holds some.
 */
export async function fillEmptyDatabase(
  database: Database,
  readEntries: () => Promise<readonly NewEntry[]>,
  origin: WriteOrigin,
): Promise<number> {
  const writes = new EntryWriteRepository(database);
  const stored = await database.transaction(async (transaction) => {
    await transaction.query('SET LOCAL lock_timeout = 0');
    await transaction.query('SET LOCAL statement_timeout = 0');
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [fillingLock]);
    const [any] = await transaction.query('SELECT 1 FROM entries LIMIT 1');
    if (any !== undefined) return 0;
    const entries = await readEntries();
    await writes.create(transaction, entries, origin);
    return entries.length;
  });
  // Index-only scans of lists need the visibility maps of the tables.
  if (stored > 0) await vacuumEntries(database);
  return stored;
}
