import { Socket } from 'node:net';

import { Client, type ClientBase, type Pool, type PoolClient } from 'pg';
import Cursor from 'pg-cursor';

import { isRefusal } from './database-errors.js';
import { addWait } from './pool-use.js';
import { PooledClient } from './pooled-connections.js';

/**
 * Runs SQL with bound values. Each connection prepares a statement once, while the number of different texts is small.
 */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Sends a statement whose rows are not needed, and does not wait for the answer: the end of the transaction does, and
   * fails if the statement failed. Only transactions of requests have it.
   */
  send?(text: string, values?: readonly unknown[]): void;
}

/**
 * Maximum time for the answer of a statement, in milliseconds. `short`: of a statement by key, of few rows, or of a
 * write. `long`: of the others; the database itself ends them sooner (data-source.ts). Closing a connection that does
 * not answer is the only remedy if it is dead: a network may drop its packets while other connections work.
 */
export const answerMs = { short: 2000, long: 10_500 } as const;

const preparedStatementsMax = 300;
/**
 * Maximum length of a prepared statement, in characters. Longer texts come from searches for very many words; each of
 * their plans takes a megabyte per connection.
 */
const maxPreparedLength = 16_384;
const statementNames = new Map<string, string>();

/** Filters combine without limit, so only the first few hundred texts are prepared on the server. */
function statementName(text: string): { name: string } | undefined {
  const known = statementNames.get(text);
  if (known !== undefined) return { name: known };
  if (statementNames.size >= preparedStatementsMax || text.length > maxPreparedLength) return undefined;
  const name = `atlas_${String(statementNames.size)}`;
  statementNames.set(text, name);
  return { name };
}

/** Runs a statement and prepares it where that pays off. */
export async function run<Row>(client: ClientBase, text: string, values: readonly unknown[]): Promise<Row[]> {
  const result = await client.query<Row & Record<string, unknown>>({
    text,
    values: [...values],
    ...(client instanceof PooledClient ? undefined : statementName(text)),
  });
  return result.rows;
}

/** Runs one statement on a connection of the pool. Fails if it takes longer than `limitMs`. */
export async function runOnce<Row>(
  pool: Pool,
  text: string,
  values: readonly unknown[],
  limitMs: number,
): Promise<Row[]> {
  const client = await acquireClient(pool);
  try {
    const rows = await answered(client, limitMs, () => run<Row>(client, text, values));
    client.release();
    return rows;
  } catch (error) {
    client.release(!isRefusal(error));
    throw error;
  }
}

/** Waits for the answer to a statement. Closes the connection after `limitMs`, so that the statement fails. */
export async function answered<Result>(
  client: ClientBase,
  limitMs: number,
  statement: () => Promise<Result>,
): Promise<Result> {
  let isPending = true;
  // An answer that arrived while this process was blocked is read before `setImmediate` calls back.
  const timer = setTimeout(() => setImmediate(() => isPending && closeAbruptly(client)), limitMs);
  try {
    return await statement();
  } finally {
    isPending = false;
    clearTimeout(timer);
  }
}

/** Closes the connection without notifying the database, so that its pending statements fail. */
export function closeAbruptly(client: ClientBase): void {
  if (client instanceof Client) client.connection.stream.destroy();
}

/** The number of bytes that the database has sent on this connection. */
export function bytesReadFrom(client: ClientBase): number {
  if (!(client instanceof Client)) return 0;
  const { stream } = client.connection;
  return stream instanceof Socket ? stream.bytesRead : 0;
}

/**
 * Borrows a connection from the pool. A connection that breaks between two statements emits an `error` event, which
 * would end the process if it had no listener. The next statement on the connection reports the error.
 */
export async function acquireClient(pool: Pool): Promise<PoolClient> {
  const start = performance.now();
  const client = await pool.connect().finally(() => addWait(pool, performance.now() - start));
  if (!client.listeners('error').includes(ignoreError)) client.on('error', ignoreError);
  return client;
}

const ignoreError = (): void => undefined;

/** Yields the rows of a statement in batches of `size`, without a limit on their total. */
export async function* batches<Row>(
  client: PoolClient,
  text: string,
  values: readonly unknown[],
  size: number,
): AsyncGenerator<Row[]> {
  const cursor = client.query(new Cursor<Row>(text, [...values]));
  for (let rows = await cursor.read(size); rows.length > 0; rows = await cursor.read(size)) yield rows;
  await cursor.close();
}

/** Runs statements on a client as they are: nothing is prepared. */
export function queryableOf(client: ClientBase): Queryable {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await client.query<Row & Record<string, unknown>>(text, [...values])).rows,
  };
}
