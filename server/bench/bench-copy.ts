import { withClient } from '../persistence/with-client.js';
import type { BenchDatabase } from './bench-database.js';

const name = 'bench_copy';

/** Provides a copy of a database for writes. The original database remains unchanged. */
export async function withCopy<Result>(
  database: BenchDatabase,
  work: (copy: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const source = new URL(database.url).pathname.slice(1);
  const remove = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`;
  await run(
    urlOf(database, 'postgres'),
    remove,
    `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`,
  );
  try {
    const url = urlOf(database, name);
    // The first server creates an administrator with a known password.
    await run(url, 'DELETE FROM users', 'VACUUM (ANALYZE)');
    return await work({ ...database, url });
  } finally {
    await run(urlOf(database, 'postgres'), remove);
  }
}

function urlOf(database: BenchDatabase, other: string): string {
  const url = new URL(database.url);
  url.pathname = `/${other}`;
  return url.href;
}

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}
