import type { Database, Queryable } from '../database.js';

/** A call as it is known here: whose and where, under which key, and what was sent. */
export interface RepeatableCall {
  readonly scope: Buffer;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** What a call was answered. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** What is known of a call that was made under the same key before. */
export interface EarlierCall extends KeptAnswer {
  readonly requestHash: Buffer;
}

/**
 * Whoever comes second waits at the unique index until the first has stored their answer, or failed. The row that is
 * found then is locked, though it is not changed, so that nobody clears it away before it is read.
 */
const claimSql = `INSERT INTO idempotency_keys AS kept (scope, key, request_hash) VALUES ($1, $2, $3)
  ON CONFLICT (scope, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = 0, body = '', created_at = excluded.created_at
    WHERE kept.created_at <= now() - $4::integer * interval '1 hour'
  RETURNING TRUE AS claimed`;
const findSql = `SELECT request_hash AS "requestHash", status, body FROM idempotency_keys WHERE scope = $1 AND key = $2`;
const keepSql = 'UPDATE idempotency_keys SET status = $3, body = $4 WHERE scope = $1 AND key = $2';
const clearSql = `DELETE FROM idempotency_keys WHERE created_at <= now() - $1::integer * interval '1 hour'`;

/** Remembers calls that were made under a key of the client's, and what they were answered. */
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  /** Runs `work` in one transaction: a claim, what the call does and its answer are stored together, or not at all. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /** Takes the key for this call: `null`, or what is known of the one that had it within these hours. */
  async claim(transaction: Queryable, call: RepeatableCall, hours: number): Promise<EarlierCall | null> {
    const { scope, key, requestHash } = call;
    const [claimed] = await transaction.query(claimSql, [scope, key, requestHash, hours]);
    if (claimed !== undefined) return null;
    const [earlier] = await transaction.query<EarlierCall>(findSql, [scope, key]);
    if (earlier === undefined) throw new Error('A key was taken, but by nobody');
    return earlier;
  }

  /** Keeps what the call that has the key is answered. */
  async keep(transaction: Queryable, { scope, key }: RepeatableCall, answer: KeptAnswer): Promise<void> {
    await transaction.query(keepSql, [scope, key, answer.status, answer.body]);
  }

  /** Forgets what is older than these hours. */
  async clear(hours: number): Promise<void> {
    await this.database.query(clearSql, [hours]);
  }
}
