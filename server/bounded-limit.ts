import pLimit, { type LimitFunction } from 'p-limit';

import { messages } from '../schema/contract/messages.js';
import { unavailable } from './errors.js';

/** A semaphore whose queue has a maximum length. */
export class BoundedLimit {
  private readonly limit: LimitFunction;

  /** Runs `atOnce` tasks at the same time, while `maxWaiting` others may wait. */
  constructor(
    atOnce: number,
    private readonly maxWaiting: number,
  ) {
    this.limit = pLimit(atOnce);
  }

  /** Runs `work` as soon as a slot is free, and returns its result. Throws UNAVAILABLE if too many wait. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= this.maxWaiting) throw unavailable(messages.databaseBusy);
    return this.limit(work);
  }
}
