import type { Queryable } from '../database.js';

/** Any numbers that only this product uses: the class of the locks of single imports, and that of who stores. */
const importLockClass = 7_236_010;
const storingLock = 7_236_011;
/** Who waits holds a connection. */
const storingWaitMs = 10_000;

const lockOf = (id: string): string => `hashtextextended(${id}, ${String(importLockClass)})`;
const lockOne = lockOf('$1::text');

/** Tries the lock of an import for the length of a statement. */
export const tryLockSql = (id: string): string => `pg_try_advisory_xact_lock(${lockOf(id)})`;

/** Marks an import as being worked on for as long as the session lives. Whoever cannot take it knows that somebody does. */
export async function tryLockImport(session: Queryable, id: string): Promise<boolean> {
  return locked(session, `SELECT pg_try_advisory_lock(${lockOne}) AS locked`, [id]);
}

/** Lets go of everything a session holds: its end would, a moment later. */
export async function unlockAll(session: Queryable): Promise<void> {
  await session.query('SELECT pg_advisory_unlock_all()');
}

/** Takes the place of who stores: one import, or undoing of one, at a time, whichever instance does it. */
export async function tryLockStoring(session: Queryable): Promise<boolean> {
  return locked(session, 'SELECT pg_try_advisory_lock($1) AS locked', [storingLock]);
}

/**
 * As `tryLockStoring`, until the transaction ends. Waits some seconds for it; throws a lock timeout
 * (database-errors.ts) where that is too short.
 */
export async function awaitStoring(transaction: Queryable): Promise<void> {
  await transaction.query(`SET LOCAL lock_timeout = '${String(storingWaitMs)}ms'`);
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [storingLock]);
  await transaction.query('SET LOCAL lock_timeout = 0');
}

async function locked(session: Queryable, text: string, values: readonly unknown[]): Promise<boolean> {
  const [answer] = await session.query<{ locked: boolean }>(text, values);
  return answer?.locked === true;
}
