import type { Database, Queryable } from './database.js';

/** What is written as a whole: in one transaction. */
export class UnitOfWork {
  constructor(private readonly database: Database) {}

  /** Runs `work` in the transaction that somebody around it began, or else in one of its own. */
  run<Result>(
    surrounding: Queryable | undefined,
    work: (transaction: Queryable) => Promise<Result>,
  ): Promise<Result> {
    return surrounding === undefined ? this.database.transaction(work) : work(surrounding);
  }
}
