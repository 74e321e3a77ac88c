import type { Readable, Writable } from 'node:stream';

import type { Queryable } from './connection.js';

/** A read-only transaction that sees the database as it was when the transaction began. */
export interface Snapshot extends Queryable {
  /** Yields the rows of a statement in batches of `size`, without a limit on their total. */
  batches<Row>(text: string, values: readonly unknown[], size: number): AsyncGenerator<Row[]>;
}

/** Rows as lines of PostgreSQL's COPY text format. */
export interface CopiedRows extends Readable {
  readonly rowCount: number;
}

/** A connection for one caller only. Settings and locks last until it is released. */
export interface Session extends Queryable {
  /** Returns a stream that takes the lines of a COPY … FROM STDIN. */
  copyInto(text: string): Writable;
  /** Returns a stream of the lines of a COPY … TO STDOUT; `rowCount` is their number once it has ended. */
  copyOut(text: string): CopiedRows;
  /** Runs `work` in one transaction of this session. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}
