import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import type { Queryable } from '../database.js';

/** How often something may happen within a number of seconds, counted separately for each key. */
export interface RateLimit {
  /** Prefix of the keys in the table; must not contain a colon. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** An attempt to count. */
export interface Attempt {
  readonly limit: RateLimit;
  readonly key: string;
}

/** A counter without remaining points. */
interface ExhaustedCounter {
  readonly subject: string;
  readonly until: Date;
}

// Keys are `name:subject` or `name:subject:rest`; a subject is a hash or an address without colons.
const subjectOf = "split_part(key, ':', 2)";
const exhaustedSql = `SELECT ${subjectOf} AS subject, max(expire)::float8 AS until
  FROM rate_limits
  WHERE ${subjectOf} = ANY($1::text[]) AND expire > $2
    AND points >= CASE split_part(key, ':', 1) WHEN $3 THEN $4::integer WHEN $5 THEN $6::integer END
  GROUP BY 1`;
const clearSql = `DELETE FROM rate_limits WHERE ${subjectOf} = $1 AND split_part(key, ':', 1) = ANY($2::text[])`;

/** Counts attempts in the database, across all instances and APIs; counts none while rate limits are off. */
export class AttemptRepository {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  /** `isOn`: whether attempts are counted. `clears`: whether expired counters are deleted periodically. */
  constructor(
    private readonly database: Queryable,
    private readonly isOn: boolean,
    private readonly clears = true,
  ) {}

  /**
   * Returns an instance that counts in the caller's transaction, if any: a caller that holds a connection does not need
   * a second one, and a rollback also undoes the counts.
   */
  within(transaction: Queryable | undefined): AttemptRepository {
    return transaction === undefined ? this : new AttemptRepository(transaction, this.isOn, false);
  }

  /**
   * Counts an attempt against each limit in order, and refuses it (429) at the first that is used up. The limits after
   * that are not counted, so a blocked client cannot use up limits that it shares with others.
   */
  async take(...attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) {
      const waitMs = await this.consume(attempt);
      if (waitMs !== null) throw tooMany(waitMs);
    }
  }

  /** As `take`, but returns whether the limit allows the attempt instead of throwing. */
  async allows(attempt: Attempt): Promise<boolean> {
    return (await this.consume(attempt)) === null;
  }

  /** Uncounts an attempt against each limit. */
  async refund(...attempts: readonly Attempt[]): Promise<void> {
    if (!this.isOn) return;
    for (const { limit, key } of attempts) await this.limiter(limit).reward(key);
  }

  /** Marks a key for the duration of the limit, starting now. */
  async mark({ limit, key }: Attempt): Promise<void> {
    if (this.isOn) await this.limiter(limit).set(key, limit.points, limit.seconds);
  }

  async isMarked({ limit, key }: Attempt): Promise<boolean> {
    return this.isOn && (await this.limiter(limit).get(key)) !== null;
  }

  async forget({ limit, key }: Attempt): Promise<void> {
    if (this.isOn) await this.limiter(limit).delete(key);
  }

  /** Deletes all counters of these limits whose key starts with the subject. */
  async clear(limits: readonly RateLimit[], subject: string): Promise<void> {
    await this.database.query(clearSql, [subject, limits.map(({ name }) => name)]);
  }

  /** Returns the subjects that have exhausted one of two limits, and until when. */
  async exhausted(
    [one, other]: readonly [RateLimit, RateLimit],
    subjects: readonly string[],
  ): Promise<readonly ExhaustedCounter[]> {
    const values = [subjects, Date.now(), one.name, one.points, other.name, other.points];
    const rows = await this.database.query<{ subject: string; until: number }>(exhaustedSql, values);
    return rows.map(({ subject, until }) => ({ subject, until: new Date(until) }));
  }

  /** Consumes one point. Returns `null`, or the number of milliseconds to wait if no point is left. */
  private async consume({ limit, key }: Attempt): Promise<number | null> {
    if (!this.isOn) return null;
    try {
      await this.limiter(limit).consume(key);
      return null;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return thrown.msBeforeNext;
      throw thrown;
    }
  }

  private limiter(limit: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: storeOver(this.database),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: this.clears,
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}

/** The part of a PostgreSQL client that the library uses. The library gets no access to the pool. */
function storeOver(database: Queryable) {
  return {
    query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}

function tooMany(waitMs: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('RATE_LIMITED', messages.tooManyAttempts(retryAfterSeconds), { retryAfterSeconds });
}
