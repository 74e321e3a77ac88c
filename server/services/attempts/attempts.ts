import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import type { Queryable } from '../../persistence/database.js';
import type { RateLimit, RateLimitRepository } from '../../persistence/repositories/rate-limit.repository.js';

/** An attempt to count. */
export interface Attempt {
  readonly limit: RateLimit;
  readonly key: string;
}

/** Counts attempts and refuses those beyond a limit; counts nothing while rate limits are off. */
export class Attempts {
  constructor(
    private readonly counters: RateLimitRepository,
    private readonly enabled: boolean,
  ) {}

  /** Returns an instance that counts in the caller's transaction, if any; a rollback also undoes the counts. */
  within(surrounding: Queryable | undefined): Attempts {
    return surrounding === undefined ? this : new Attempts(this.counters.within(surrounding), this.enabled);
  }

  /**
   * Counts an attempt against each limit in order, and refuses it (429) at the first that is used up. The limits after
   * that are not counted, so a blocked client cannot use up limits that it shares with others.
   */
  async take(...attempts: readonly Attempt[]): Promise<void> {
    if (!this.enabled) return;
    for (const { limit, key } of attempts) {
      const waitMs = await this.counters.consume(limit, key);
      if (waitMs !== null) throw tooMany(waitMs);
    }
  }

  /** As `take`, but returns whether the limit allows the attempt instead of throwing. */
  async allows({ limit, key }: Attempt): Promise<boolean> {
    return !this.enabled || (await this.counters.consume(limit, key)) === null;
  }

  async refund(...attempts: readonly Attempt[]): Promise<void> {
    if (!this.enabled) return;
    for (const { limit, key } of attempts) await this.counters.refund(limit, key);
  }

  /** Marks a key for the duration of the limit. */
  async mark({ limit, key }: Attempt): Promise<void> {
    if (this.enabled) await this.counters.mark(limit, key);
  }

  async isMarked({ limit, key }: Attempt): Promise<boolean> {
    return this.enabled && (await this.counters.isMarked(limit, key));
  }

  async forget({ limit, key }: Attempt): Promise<void> {
    if (this.enabled) await this.counters.forget(limit, key);
  }
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('RATE_LIMITED', messages.tooManyAttempts(retryAfterSeconds), { retryAfterSeconds });
}
