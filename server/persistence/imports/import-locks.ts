import { tryLock } from '../advisory-lock.js';
import type { Queryable } from '../database.js';

/**
 * Advisory locks; any numbers that only this product uses. The first is the class of the locks of single imports, the
 * second is the lock that serializes storing.
 */
const importLockClass = 7_236_010;
const storingLock = 7_236_011;
/** Maximum wait for the storing lock, in milliseconds: a waiting call occupies a connection. */
const storingWaitMs = 10_000;

const lockOf = (id: string): string => `hashtextextended(${id}, ${String(importLockClass)})`;

/** Tries the lock of an import; a lock it gets lasts until the transaction of the statement ends. */
export const tryLockSql = (id: string): string => `pg_try_advisory_xact_lock(${lockOf(id)})`;

/** Marks an import as in progress for as long as the session lives. Returns `false` if another session works on it. */
export async function tryLockImport(session: Queryable, id: string): Promise<boolean> {
  return tryLock(session, id, lockOf('$1::text'));
}

/** Releases all advisory locks of a session. The end of the session would release them a moment later. */
export async function unlockAll(session: Queryable): Promise<void> {
  await session.query('SELECT pg_advisory_unlock_all()');
}

/** Tries to get the storing lock. Across all instances, only one import or undo stores at a time. */
export async function tryLockStoring(session: Queryable): Promise<boolean> {
  return tryLock(session, storingLock);
}

/**
 * Like `tryLockStoring`, but the lock lasts until the transaction ends. Waits up to 10 s, then throws a lock timeout
 * (database-errors.ts).
 */
export async function awaitStoring(transaction: Queryable): Promise<void> {
  await transaction.query(`SET LOCAL lock_timeout = '${String(storingWaitMs)}ms'`);
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [storingLock]);
  await transaction.query('SET LOCAL lock_timeout = 0');
}
