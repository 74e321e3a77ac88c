import type { Writable } from 'node:stream';

import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { batches, borrow, inTransaction, type Queryable, run, within } from './connection.js';

export type { Queryable } from './connection.js';

/** A transaction that only reads, and sees the database as it was when it began. */
export interface Snapshot extends Queryable {
  /** The rows of a statement, however many, `size` at a time. */
  batches<Row>(text: string, values: readonly unknown[], size: number): AsyncGenerator<Row[]>;
}

/** A connection of one's own, with whatever is set or locked in it until it is given back. */
export interface Session extends Queryable {
  /** Takes the lines of a COPY … FROM STDIN. */
  copyInto(text: string): Writable;
  /** Runs `work` in one transaction of this session. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

/** Statements of those that ask many at once; the rest of the pool is left to all others. */
const manyAtOnce = 12;

/** The database as repositories see it. */
export class Database implements Queryable {
  private readonly many = pLimit(manyAtOnce);

  /** `streams` are the connections that long reads hold on to, so that they never take those of short ones. */
  constructor(
    private readonly pool: Pool,
    private readonly streams: Pool = pool,
    private readonly sessions: Pool = streams,
    private readonly aheads: Pool = pool,
  ) {}

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return run<Row>(this.pool, text, values);
  }

  /**
   * Runs what one request asks many times beside each other, as a search for several words does. So a few such requests leave
   * connections for everybody else.
   */
  oneOfMany<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.many(work);
  }

  /**
   * Runs a short statement that is committed at once, whatever becomes of the transaction that its caller is in the middle of.
   * Its connections are for such statements alone and held by nobody, so that no circle of transactions waits for one.
   */
  ahead<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return run<Row>(this.aheads, text, values);
  }

  /**
   * As `ahead`, for many rows at once: what they add to an index waits to be sorted in together, which costs a fraction. Until
   * then a lookup takes up to 20 ms more, and whoever writes a single row up to half a second, once.
   */
  aheadInBulk<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return inTransaction(this.aheads, async (transaction) => {
      await transaction.query(`SET LOCAL gin_pending_list_limit = '32MB'`);
      return transaction.query<Row>(text, values);
    });
  }

  /** Runs `work` in one transaction: all of it is stored, or, when it throws, nothing. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return inTransaction(this.pool, work);
  }

  /**
   * Lends a connection for as long as `work` takes. It is closed afterwards, which frees its locks and whatever it was in
   * the middle of; no statement of it is timed.
   */
  async session<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const client = await borrow(this.sessions);
    try {
      return await work({
        query: (text, values = []) => run(client, text, values),
        copyInto: (text) => client.query(copyFrom(text)),
        transaction: (inner) => within(client, inner),
      });
    } finally {
      client.release(true);
    }
  }

  /**
   * Reads in one consistent snapshot for as long as the iteration goes on. Ending it early, as a client that hangs up does,
   * frees the cursor and the connection.
   */
  async *snapshot<Item>(read: (snapshot: Snapshot) => AsyncGenerator<Item>): AsyncGenerator<Item> {
    const client = await borrow(this.streams);
    let finished = false;
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query('SET LOCAL statement_timeout = 0');
      yield* read({
        query: (text, values = []) => run(client, text, values),
        batches: (text, values, size) => batches(client, text, values, size),
      });
      await client.query('COMMIT');
      finished = true;
    } finally {
      // A connection in the middle of a statement is not worth saving: closing it frees everything at once.
      client.release(!finished);
    }
  }
}
