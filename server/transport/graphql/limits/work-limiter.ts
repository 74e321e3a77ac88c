import pLimit, { type LimitFunction } from 'p-limit';

import { type AppError, toAppError } from '../../../errors.js';

/**
 * Limits the number of concurrent database tasks of one document, so that connections remain for other requests.
 * Further tasks are queued. If the database is unreachable for one task, the queued tasks fail with the same error.
 */
export class WorkLimiter {
  private readonly limit: LimitFunction;
  private outage: AppError | null = null;

  constructor(atOnce: number) {
    this.limit = pLimit(atOnce);
  }

  /** Runs `work` as soon as a slot is free, and returns its result. `work` must not call this limiter. */
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
