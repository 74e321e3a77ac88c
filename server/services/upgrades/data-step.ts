import type { Database, Queryable } from '../../persistence/database.js';

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
