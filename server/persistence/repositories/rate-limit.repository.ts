import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Queryable } from '../database.js';

/** How often something may happen within a number of seconds, counted separately for each key. */
export interface RateLimit {
  /** Prefix of the keys in the table; must not contain a colon. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
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

/** Counts attempts in the database, across all instances and APIs. */
export class RateLimitRepository {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  /** `clears`: whether expired counters are deleted periodically. */
  constructor(
    private readonly database: Queryable,
    private readonly clears = true,
  ) {}

  /**
   * Returns the same limiter within a transaction, so that a caller that holds a connection does not need a second one.
   */
  within(transaction: Queryable): RateLimitRepository {
    return new RateLimitRepository(transaction, false);
  }

  /** Consumes one point. Returns `null`, or the number of milliseconds to wait if no point is left. */
  async consume(limit: RateLimit, key: string): Promise<number | null> {
    try {
      await this.limiter(limit).consume(key);
      return null;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return thrown.msBeforeNext;
      throw thrown;
    }
  }

  /** Returns a consumed point. */
  async refund(limit: RateLimit, key: string): Promise<void> {
    await this.limiter(limit).reward(key);
  }

  /** Marks a key for the duration of the limit, starting now. */
  async mark(limit: RateLimit, key: string): Promise<void> {
    await this.limiter(limit).set(key, limit.points, limit.seconds);
  }

  async isMarked(limit: RateLimit, key: string): Promise<boolean> {
    return (await this.limiter(limit).get(key)) !== null;
  }

  async forget(limit: RateLimit, key: string): Promise<void> {
    await this.limiter(limit).delete(key);
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
