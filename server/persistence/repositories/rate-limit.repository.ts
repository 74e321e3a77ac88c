import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Queryable } from '../database.js';

/** How often something may happen within some seconds, counted for each key by itself. */
export interface RateLimit {
  /** Starts the keys in the table; no colon in it. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** A counter that has nothing left. */
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

/** Counts attempts in the database, for all instances and APIs together. */
export class RateLimitRepository {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  /** `clears`: whether counters that are over are deleted now and then. */
  constructor(
    private readonly database: Queryable,
    private readonly clears = true,
  ) {}

  /** The same within a transaction: whoever holds a connection already takes no second one. */
  within(transaction: Queryable): RateLimitRepository {
    return new RateLimitRepository(transaction, false);
  }

  /** Takes one point: `null`, or how many milliseconds to wait when there is none left. */
  async consume(limit: RateLimit, key: string): Promise<number | null> {
    try {
      await this.limiter(limit).consume(key);
      return null;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return thrown.msBeforeNext;
      throw thrown;
    }
  }

  /** Gives back a point that was taken. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.limiter(limit).reward(key);
  }

  /** Marks a key for as long as the limit says, from now on. */
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

  /** Which subjects have used up one of two limits, and until when. */
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

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The part of a PostgreSQL client that the library uses, so that the pool stays where it is. */
function storeOver(database: Queryable) {
  return {
    query: async ({ text, values }: Statement) => {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
}
