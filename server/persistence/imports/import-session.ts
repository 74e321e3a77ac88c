import { setTimeout as sleep } from 'node:timers/promises';

import { isSerializationFailure, isUniqueViolation } from '../database-errors.js';
import type { Queryable, Session } from '../database.js';

/** Generous limits, since only one import stores at a time. */
const settings = [
  'SET statement_timeout = 0',
  'SET plan_cache_mode = auto',
  `SET work_mem = '64MB'`,
  `SET maintenance_work_mem = '128MB'`,
];

/** Configures a connection for storing an import. */
export async function prepareImportSession(session: Session): Promise<void> {
  for (const setting of settings) await session.query(setting);
}

const watchMs = 500;

/**
 * Runs `work` in a transaction of the session. Calls `interrupt` twice a second with the process id of the connection,
 * on which it can cancel the statement under way.
 */
export async function watchedTransaction<Result>(
  session: Session,
  interrupt: (backend: number) => Promise<void>,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const [backend] = await session.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const over = new AbortController();
  const watching = watch(() => interrupt(backend?.pid ?? 0), over.signal);
  try {
    return await session.transaction(work);
  } finally {
    over.abort();
    await watching;
  }
}

async function watch(look: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const isOver = () => true;
  while (!(await sleep(watchMs, false, { signal }).catch(isOver))) await look().catch(() => undefined);
}

/** Thrown when another write changed an entry after the import read it. */
export class EntryChangedError extends Error {
  constructor() {
    super('An entry was written meanwhile');
  }
}

/**
 * Whether an import conflicted with another write, so that a retry makes sense: the entry was changed, the accession
 * was taken, or the two transactions deadlocked.
 */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof EntryChangedError || isUniqueViolation(error) || isSerializationFailure(error);
}
