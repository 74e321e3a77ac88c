import { type AppError, toAppError } from '../../../errors.js';

/**
 * Limits how many pieces of database work one document does at a time, so that it leaves connections for everybody
 * else; the others wait in a queue. Once the database is away for one of them, those that wait fail with the same
 * error.
 */
export class WorkLimiter {
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private outage: AppError | null = null;

  constructor(private readonly limit: number) {}

  /** Runs `work` as soon as there is room for it, and answers with its result. `work` must not call this limiter. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limit) this.running += 1;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      if (this.outage) throw this.outage;
      return await work();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'UNAVAILABLE') this.outage = error;
      throw thrown;
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
