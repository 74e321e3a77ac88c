import { AsyncLocalStorage } from 'node:async_hooks';

import type { Queryable } from '../connection.js';

/** What reads need of a replica. */
export interface ReadableDatabase extends Queryable {
  forShortStatements(): ReadableDatabase;
  readTransaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

/** Where the reads of one request go. */
interface ReadScope {
  /** `null`: to the primary. A statement that the replica does not answer sets it, for the rest of the request. */
  replica: ReadableDatabase | null;
}

/** The scope of the current request, while it may read from a replica. */
export const readScope = new AsyncLocalStorage<ReadScope>();
