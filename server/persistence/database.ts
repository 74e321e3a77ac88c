import type { Readable, Writable } from 'node:stream';

import type { Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

import { messages } from '../../schema/contract/messages.js';
import { unavailable } from '../errors.js';
import { FairLimit } from '../fair-limit.js';
import { acquireClient, answered, answerMs, batches, type Queryable, run, runOnce } from './connection.js';
import { isPoolTimeout, isStatementTimeout } from './database-errors.js';
import type { Heartbeat } from './heartbeat.js';
import { type ReadableDatabase, readScope } from './replicas/read-scope.js';
import { inTransaction, reading, within, writing } from './transactions.js';

export type { Queryable } from './connection.js';

/** A read-only transaction that sees the database as it was when the transaction began. */
export interface Snapshot extends Queryable {
  /** Yields the rows of a statement in batches of `size`, without a limit on their total. */
  batches<Row>(text: string, values: readonly unknown[], size: number): AsyncGenerator<Row[]>;
}

/** A connection for one caller only. Settings and locks last until it is released. */
export interface Session extends Queryable {
  /** Returns a stream that takes the lines of a COPY … FROM STDIN. */
  copyInto(text: string): Writable;
  /** Returns a stream of the lines of a COPY … TO STDOUT. */
  copyOut(text: string): Readable;
  /** Runs `work` in one transaction of this session. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

/**
 * Maximum number of connections that expensive reads use together; the rest of the pool serves all other requests. The
 * fewer share the processors of the database, the sooner each ends: with 12, a count of 1,000,000 entries among other
 * searches exceeded the limit of a statement (docs/benchmarks.md).
 */
const expensiveReads = 6;
/** Maximum number of expensive reads that wait for one of them. */
const expensiveReadsWaiting = 1000;
/**
 * Maximum number of rows that are cheap. The process parses and serialises 1,000 entries in some 30 ms, in which it
 * serves nobody else.
 */
const cheapRows = 100;

/** The database as repositories see it. */
export class Database implements Queryable {
  /**
   * `pool` serves requests. `longPool` serves work that holds a connection for long: streams, sessions and jobs.
   * `heartbeat` knows whether the database responds. `limitMs`: of a single statement.
   */
  constructor(
    private readonly pool: Pool,
    private readonly longPool: Pool = pool,
    private readonly heartbeat: Pick<Heartbeat, 'answers'> = { answers: () => true },
    private readonly limitMs: number = answerMs.long,
    private readonly expensive = new FairLimit(expensiveReads, expensiveReadsWaiting),
    private readonly ended = { transactions: 0 },
    private readonly usesReplicas = false,
  ) {}

  /** Number of transactions of this process that have ended. While it stays the same, this process stored nothing. */
  get endedTransactions(): number {
    return this.ended.transactions;
  }

  /** The same database with a shorter limit: for statements by key or of few rows, which are quick or blocked. */
  forShortStatements(): Database {
    return this.with(answerMs.short, this.usesReplicas);
  }

  /**
   * The same database, whose reads outside a writing transaction go to the replica of the current request, if it has
   * one. What the replica does not answer, the primary does.
   */
  withReplicas(): Database {
    return this.with(this.limitMs, true);
  }

  query<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.onReplica(
      (replica) => replica.query<Row>(text, values),
      () => this.reaching(() => runOnce<Row>(this.pool, text, values, this.limitMs)),
    );
  }

  /**
   * Runs an expensive read, such as a statement of a ranked search or an overview, when one of the connections for
   * them is free: all requests share these, so the rest of the pool serves the others. Throws UNAVAILABLE if too many
   * wait.
   */
  withExpensiveLimit<Result>(read: () => Promise<Result>): Promise<Result> {
    return this.expensive.run(read);
  }

  /** Runs an expensive statement; see `withExpensiveLimit`. */
  queryExpensive<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.withExpensiveLimit(() => this.query<Row>(text, values));
  }

  /** Runs a cheap statement that returns up to `rows` rows; as an expensive one if these are many. */
  queryUpTo<Row>(rows: number, text: string, values: readonly unknown[]): Promise<Row[]> {
    return rows > cheapRows ? this.queryExpensive<Row>(text, values) : this.query<Row>(text, values);
  }

  /**
   * Runs `work` in one transaction. Stores everything, or nothing if `work` throws. A statement may take 2 seconds. If
   * a transaction `around` is given, `work` runs within that one.
   */
  async transaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    around?: Queryable,
  ): Promise<Result> {
    if (around !== undefined) return work(around);
    return this.counted(() => this.reaching(() => inTransaction(this.pool, writing, work)));
  }

  /** Runs `work` in one transaction that only reads, such as statements with settings of their own. */
  readTransaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return this.onReplica(
      (replica) => replica.readTransaction(work),
      () => this.reaching(() => inTransaction(this.pool, reading, work)),
    );
  }

  /**
   * Provides a connection to `work` and closes it afterwards. Closing it releases its locks and cancels whatever is
   * still running. Its statements have no time limit.
   */
  async session<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    const client = await this.reaching(() => acquireClient(this.longPool));
    try {
      return await work({
        query: (text, values = []) => run(client, text, values),
        copyInto: (text) => client.query(copyFrom(text)),
        copyOut: (text) => client.query(copyTo(text)),
        transaction: (inner) => this.counted(() => within(client, inner)),
      });
    } finally {
      client.release(true);
    }
  }

  /**
   * Reads in one consistent snapshot for as long as the iteration lasts. Ending the iteration early, for example when a
   * client disconnects, releases the cursor and the connection.
   */
  async *snapshot<Item>(read: (snapshot: Snapshot) => AsyncGenerator<Item>): AsyncGenerator<Item> {
    const client = await this.reaching(() => acquireClient(this.longPool));
    let finished = false;
    try {
      await answered(client, answerMs.short, () =>
        client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
      );
      await client.query('SET LOCAL statement_timeout = 0');
      yield* read({
        query: (text, values = []) => run(client, text, values),
        batches: (text, values, size) => batches(client, text, values, size),
      });
      await client.query('COMMIT');
      finished = true;
    } finally {
      // A connection in the middle of a statement is closed, not reused: closing it releases everything at once.
      client.release(!finished);
    }
  }

  private with(limitMs: number, usesReplicas: boolean): Database {
    const { pool, longPool, heartbeat, expensive, ended } = this;
    return new Database(pool, longPool, heartbeat, limitMs, expensive, ended, usesReplicas);
  }

  /** Reads from the replica of the request; from the primary if it has none, or its replica fails. */
  private async onReplica<Result>(
    read: (replica: ReadableDatabase) => Promise<Result>,
    readPrimary: () => Promise<Result>,
  ): Promise<Result> {
    const scope = this.usesReplicas ? readScope.getStore() : undefined;
    if (!scope?.replica) return readPrimary();
    try {
      const isShort = this.limitMs === answerMs.short;
      return await read(isShort ? scope.replica.forShortStatements() : scope.replica);
    } catch (error) {
      // What took too long there takes too long here; anything else, the primary decides.
      if (isStatementTimeout(error)) throw error;
      scope.replica = null;
      return readPrimary();
    }
  }

  /** Counts a transaction that failed, too: its commit may have succeeded without an answer. */
  private async counted<Result>(transaction: () => Promise<Result>): Promise<Result> {
    try {
      return await transaction();
    } finally {
      this.ended.transactions += 1;
    }
  }

  /**
   * Throws UNAVAILABLE immediately while the database does not respond, and when no connection becomes free in time.
   */
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
