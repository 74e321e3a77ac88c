import type { Session } from '../database.js';
import { isSerializationFailure, isUniqueViolation } from '../database-errors.js';

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
