import { Socket } from 'node:net';

import { Client, type ClientBase, type Pool, type PoolClient } from 'pg';
import Cursor from 'pg-cursor';

import { messages } from '../../schema/contract/messages.js';
import { unavailable } from '../errors.js';
import { isRefusal } from './database-errors.js';
import { addWait } from './pool-use.js';
import { PooledClient } from './pooled-connections.js';

/**
 * Runs SQL with bound values. Each connection prepares a statement once, while the number of different texts is small.
 */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
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

/** How a transaction begins and ends. */
interface TransactionKind {
  readonly begin: string;
  readonly end: (client: ClientBase) => Promise<unknown>;
}

export const writing: TransactionKind = {
  begin: `BEGIN; SET LOCAL statement_timeout = ${String(answerMs.short)}`,
  end: commit,
};
export const reading: TransactionKind = {
  begin: 'BEGIN READ ONLY',
  end: (client) => client.query('COMMIT'),
};

/** Runs `work` in one transaction on its own connection. Stores everything, or nothing if `work` throws. */
export async function inTransaction<Result>(
  pool: Pool,
  { begin, end }: TransactionKind,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await acquireClient(pool);
  try {
    await answered(client, answerMs.short, () => client.query(begin));
    const result = await work({ query: (text, values = []) => run(client, text, values) });
    await end(client);
    client.release();
    return result;
  } catch (error) {
    await abandon(client);
    throw error;
  }
}

/** Runs `work` in one transaction on a connection that the caller continues to use. */
export async function within<Result>(
  client: PoolClient,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work({ query: (text, values = []) => run(client, text, values) });
    await commit(client);
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Commits. Throws UNAVAILABLE if no answer comes: then nobody knows whether the changes are stored. */
async function commit(client: ClientBase): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    throw isRefusal(error) ? error : unavailable(messages.outcomeUnknown, error);
  }
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

async function abandon(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
