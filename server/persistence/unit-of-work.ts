import type { Database, Queryable } from './database.js';

/** Runs writes that belong together in one transaction. */
export class UnitOfWork {
  constructor(private readonly database: Database) {}

  /** Runs `work` in the `surrounding` transaction if there is one, and otherwise in a new one. */
  run<Result>(
    surrounding: Queryable | undefined,
    work: (transaction: Queryable) => Promise<Result>,
  ): Promise<Result> {
    return surrounding === undefined ? this.database.transaction(work) : work(surrounding);
  }
}
