import pLimit, { type LimitFunction } from 'p-limit';

import { type AppError, toAppError } from '../../../errors.js';

/**
 * Limits how many pieces of database work one document does at a time, so that it leaves connections for everybody
 * else; the others wait in a queue. Once the database is away for one of them, those that wait fail with the same
 * error.
 */
export class WorkLimiter {
  private readonly limit: LimitFunction;
  private outage: AppError | null = null;

  constructor(atOnce: number) {
    this.limit = pLimit(atOnce);
  }

  /** Runs `work` as soon as there is room for it, and answers with its result. `work` must not call this limiter. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.limit(async () => {
      if (this.outage) throw this.outage;
      try {
        return await work();
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.code === 'UNAVAILABLE') this.outage = error;
        throw thrown;
      }
    });
  }
}
