import type { ClientBase, Pool, PoolClient } from 'pg';
import Cursor from 'pg-cursor';

/**
 * Runs SQL with bound values. Each connection prepares a statement once, while the number of different texts is small.
 */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

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
export async function run<Row>(
  client: ClientBase | Pool,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await client.query<Row & Record<string, unknown>>({
    text,
    values: [...values],
    ...statementName(text),
  });
  return result.rows;
}

/** Runs `work` in one transaction on its own connection. Stores everything, or nothing if `work` throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await acquireClient(pool);
  try {
    await client.query('BEGIN');
    const result = await work({ query: (text, values = []) => run(client, text, values) });
    await client.query('COMMIT');
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
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * Borrows a connection from the pool. A connection that breaks between two statements emits an `error` event, which
 * would end the process if it had no listener. The next statement on the connection reports the error.
 */
export async function acquireClient(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
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
