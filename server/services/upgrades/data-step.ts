import { z } from 'zod';

import type { Database, Queryable } from '../../persistence/database.js';
import {
  MeasureReviewRepository,
  type StoredReview,
} from '../../persistence/repositories/measure-review.repository.js';

/**
 * A change of stored data that needs the rules of the product. It runs once, after the migrations and before the server
 * listens, in batches. Each batch is a transaction: after a killed start the next one continues with the next batch.
 */
export interface DataStep {
  /** Position in the list; never reused for another step. */
  readonly number: number;
  /** Name in the log and in the table `data_steps`. */
  readonly name: string;
  /**
   * Runs one batch and returns the progress for the next one, as JSON can store it; `null` when nothing is left to do.
   * The first batch gets `null`.
   */
  readonly runBatch: (
    transaction: Queryable,
    progress: unknown,
    database: Database,
  ) => Promise<object | null>;
}

/** The number of the last finished entry. */
const progressShape = z.object({ entry: z.number() });

/**
 * Runs a step over entries in the order of their numbers: `entriesAfter` returns the next batch, and `store` stores
 * what follows from these entries and the reviews of their measures.
 */
export function runOverEntries<Entry extends { readonly id: string; readonly number: number }>(
  entriesAfter: (transaction: Queryable, after: number) => Promise<readonly Entry[]>,
  store: (
    transaction: Queryable,
    entries: readonly Entry[],
    reviews: ReadonlyMap<string, readonly StoredReview[]>,
  ) => Promise<void>,
): DataStep['runBatch'] {
  return async (transaction, progress, database) => {
    const { entry: done } = progressShape.parse(progress ?? { entry: 0 });
    const entries = await entriesAfter(transaction, done);
    const last = entries.at(-1);
    if (last === undefined) return null;
    const ids = entries.map(({ id }) => id);
    await store(transaction, entries, await new MeasureReviewRepository(database).latest(ids, transaction));
    return { entry: last.number };
  };
}
