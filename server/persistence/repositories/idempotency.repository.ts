import { FairLimit } from '../../fair-limit.js';
import { poolSize } from '../data-source.js';
import type { Database, Queryable } from '../database.js';
import { onlyRow } from '../rows.js';

/** A call with an idempotency key: its scope (client and endpoint), key and the hash of its request. */
export interface RepeatableCall {
  readonly scope: Buffer;
  readonly key: string;
  readonly requestHash: Buffer;
}

export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** The earlier call with the same key. */
export interface EarlierCall extends StoredResponse {
  readonly requestHash: Buffer;
}

/**
 * A concurrent second call waits at the unique index until the first has stored its response or failed. The existing
 * row is then locked, but not changed, so that it cannot be deleted before it is read.
 */
const claimSql = `INSERT INTO idempotency_keys AS kept (scope, key, request_hash) VALUES ($1, $2, $3)
  ON CONFLICT (scope, key) DO UPDATE
    SET request_hash = excluded.request_hash, status = 0, body = '', created_at = excluded.created_at
    WHERE kept.created_at <= now() - $4::integer * interval '1 hour'
  RETURNING TRUE AS claimed`;
const findSql = `SELECT request_hash AS "requestHash", status, body FROM idempotency_keys
  WHERE scope = $1 AND key = $2`;
const keepSql = 'UPDATE idempotency_keys SET status = $3, body = $4 WHERE scope = $1 AND key = $2';
const clearSql = `DELETE FROM idempotency_keys WHERE created_at <= now() - $1::integer * interval '1 hour'`;

/** Maximum number of calls that wait for a transaction. */
const callsWaiting = 1000;

/** Stores calls with idempotency keys, and their responses. */
export class IdempotencyRepository {
  /** A call may read on a second connection, so their transactions hold at most half of the pool. */
  private readonly limit = new FairLimit(poolSize / 2, callsWaiting);

  constructor(private readonly database: Database) {}

  /**
   * Runs `work` in one transaction: the claim, the effects of the call and its response are stored together or not at
   * all. Throws UNAVAILABLE if too many calls wait.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return this.limit.run(() => this.database.transaction(work));
  }

  /** Claims the key for this call. Returns `null`, or the earlier call with this key within this number of hours. */
  async claim(transaction: Queryable, call: RepeatableCall, hours: number): Promise<EarlierCall | null> {
    const { scope, key, requestHash } = call;
    const [claimed] = await transaction.query(claimSql, [scope, key, requestHash, hours]);
    if (claimed !== undefined) return null;
    return onlyRow(await transaction.query<EarlierCall>(findSql, [scope, key]));
  }

  /** Stores the response of the call that has claimed the key. */
  async keep(transaction: Queryable, { scope, key }: RepeatableCall, answer: StoredResponse): Promise<void> {
    await transaction.query(keepSql, [scope, key, answer.status, answer.body]);
  }

  /** Deletes calls older than this number of hours. */
  async clear(hours: number): Promise<void> {
    await this.database.query(clearSql, [hours]);
  }
}
