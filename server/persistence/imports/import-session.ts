import type { Session } from '../database.js';
import { isSerializationFailure, isUniqueViolation } from '../database-errors.js';

/** Generous, for one import at a time. */
const settings = [
  'SET statement_timeout = 0',
  'SET plan_cache_mode = auto',
  `SET work_mem = '64MB'`,
  `SET maintenance_work_mem = '128MB'`,
];

/** Prepares a connection for storing an import. */
export async function prepareImportSession(session: Session): Promise<void> {
  for (const setting of settings) await session.query(setting);
}

/** An entry was written by somebody else after the import looked at it. */
export class EntryChangedMeanwhile extends Error {
  constructor() {
    super('An entry was written meanwhile');
  }
}

/**
 * Whether an import met another write, so that it is worth another try: the entry was written, the accession was taken, or
 * the two waited for each other.
 */
export function metAnotherWrite(error: unknown): boolean {
  return error instanceof EntryChangedMeanwhile || isUniqueViolation(error) || isSerializationFailure(error);
}
