import type { ClientBase, Pool, PoolClient } from 'pg';
import Cursor from 'pg-cursor';

/** Runs SQL with bound values; statements are prepared once a connection, as long as their texts are few. */
export interface Queryable {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

const preparedStatementsMax = 300;
/** Longer texts are of searches for very many words, and their plans take a megabyte of each connection. */
const longestPrepared = 16_384;
const statementNames = new Map<string, string>();

/** Filters can be combined without end, so only the first few hundred texts are kept prepared on the server. */
function statementName(text: string): { name: string } | undefined {
  const known = statementNames.get(text);
  if (known !== undefined) return { name: known };
  if (statementNames.size >= preparedStatementsMax || text.length > longestPrepared) return undefined;
  const name = `atlas_${String(statementNames.size)}`;
  statementNames.set(text, name);
  return { name };
}

/** Runs a statement, prepared where it is worth it. */
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

/** Runs `work` in one transaction of a connection of its own: all of it is stored, or, when it throws, nothing. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await borrow(pool);
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

/** Runs `work` in one transaction of a connection that its caller goes on with. */
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
 * A connection that breaks between two statements tells so in an event of its own, which would end the process if nobody
 * listened. Whoever has it learns of it from the next statement.
 */
export async function borrow(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  if (!client.listeners('error').includes(ignoreError)) client.on('error', ignoreError);
  return client;
}

const ignoreError = (): void => undefined;

/** The rows of a statement, however many, `size` at a time. */
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
