import { Client, type Pool } from 'pg';

import { createPool, pipelined, poolSize, sessionSettings } from './data-source.js';

/** `DATABASE_URL` names a pooler that does not give connections the settings they need. The message says what to do. */
export class PoolerError extends Error {
  override name = 'PoolerError';
}

/**
 * A connection through a pooler that lends its connections per transaction, such as PgBouncer: a statement prepared
 * under a name might be looked for on another connection, so nothing is prepared.
 */
export class PooledClient extends Client {}

/** Creates the pool of requests behind a pooler. A pooler refuses settings at the start of a connection. */
export function createPooledPool(url: string, onPoolError: (error: Error) => void): Pool {
  return createPool(url, { max: poolSize, ...pipelined, Client: PooledClient }, onPoolError);
}

const settingsSql = 'SELECT name, setting FROM pg_settings WHERE name = ANY($1::text[])';

/** Throws a PoolerError unless the pooler gives its connections the settings of every connection of ours. */
export async function checkPooler(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(settingsSql, [
    Object.keys(sessionSettings),
  ]);
  const wanted = new Map(Object.entries<string>(sessionSettings));
  const missing = rows.filter(({ name, setting }) => wanted.get(name) !== setting).map(({ name }) => name);
  if (missing.length > 0) throw new PoolerError(advice(missing));
}

/** The statement that a pooler has to run on each new connection. */
export const poolerConnectQuery = Object.entries(sessionSettings)
  .map(([name, setting]) => `SET ${name}=${setting}`)
  .join('; ');

function advice(missing: readonly string[]): string {
  return (
    `the pooler at DATABASE_URL gives connections without these settings: ${missing.join(', ')}. ` +
    `For PgBouncer, add to the line of the database: connect_query='${poolerConnectQuery}'`
  );
}
