import type { Writable } from 'node:stream';

import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { messages } from '../../schema/contract/messages.js';
import { AppError } from '../errors.js';
import { batches, borrow, inTransaction, type Queryable, run, within } from './connection.js';
import { isPoolTimeout } from './database-errors.js';
import type { Heartbeat } from './heartbeat.js';

export type { Queryable } from './connection.js';

/** A transaction that only reads, and sees the database as it was when it began. */
export interface Snapshot extends Queryable {
  /** The rows of a statement, however many, `size` at a time. */
  batches<Row>(text: string, values: readonly unknown[], size: number): AsyncGenerator<Row[]>;
}

/** A connection for one caller alone, with whatever is set or locked in it until it is released. */
export interface Session extends Queryable {
  /** Takes the lines of a COPY … FROM STDIN. */
  copyInto(text: string): Writable;
  /** Runs `work` in one transaction of this session. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

/** Connections that requests with several statements at once may take together; the others are left to all other requests. */
const fanOutMax = 12;

/** The database as repositories see it. */
export class Database implements Queryable {
  private readonly fanOut = pLimit(fanOutMax);

  /**
   * `pool` serves requests. `longPool` serves what holds a connection for long: streams, sessions and jobs. `heartbeat`
   * knows whether the database answers.
   */
  constructor(
    private readonly pool: Pool,
    private readonly longPool: Pool = pool,
    private readonly heartbeat: Pick<Heartbeat, 'answers'> = { answers: () => true },
  ) {}

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.reaching(() => run<Row>(this.pool, text, values));
  }

  /**
   * Runs one of the statements that a request sends at the same time, as a search for several words does. The limit holds for
   * all requests together, so that a few such requests leave connections for all others.
   */
  withFanOutLimit<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.fanOut(work);
  }

  /** Runs `work` in one transaction: all of it is stored, or, when it throws, nothing. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return this.reaching(() => inTransaction(this.pool, work));
  }

  /**
   * Lends a connection for as long as `work` takes. It is closed afterwards, which frees its locks and whatever it was in
   * the middle of; no statement of it is timed.
   */
  async session<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const client = await this.reaching(() => borrow(this.longPool));
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
    const client = await this.reaching(() => borrow(this.longPool));
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

  /** Throws UNAVAILABLE at once while the database does not answer, and where all connections stay taken. */
  private async reaching<Result>(use: () => Promise<Result>): Promise<Result> {
    if (!this.heartbeat.answers()) throw unavailable(messages.unavailable);
    try {
      return await use();
    } catch (error) {
      if (!isPoolTimeout(error) || !this.heartbeat.answers()) throw error;
      throw unavailable(messages.databaseBusy, error);
    }
  }
}

const retryAfterSeconds = 2;

function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds, cause });
}
