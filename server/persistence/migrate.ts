import { type DataSource, MigrationExecutor } from 'typeorm';

import type { Queryable } from './connection.js';
import { raiseDataVersionSql } from './repositories/data-version.repository.js';

/** The advisory lock that a process must hold to migrate. Any number that only this product uses. */
export const migrationLock = 7_236_001;

const oldestVersion = 15;

/** A database that cannot hold the data. The message says why, to the person at the terminal. */
export class UnsuitableDatabaseError extends Error {
  override name = 'UnsuitableDatabaseError';
}

/**
 * Migrates the schema to the current version. Several instances may start at once: one migrates, the others wait for
 * it. Returns the names of the migrations that ran. Throws `UnsuitableDatabaseError` for another encoding than UTF-8 or
 * a PostgreSQL that is too old.
 */
export async function migrate(dataSource: DataSource): Promise<readonly string[]> {
  await refuseUnsuitable(dataSource);
  const runner = dataSource.createQueryRunner();
  try {
    // Processing a million entries takes minutes, and so does waiting for another instance that processes them.
    await runner.query('SET statement_timeout = 0');
    await runner.query('SET lock_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const run = await executor.executePendingMigrations();
    // Responses may differ after a migration.
    if (run.length > 0) await runner.query(raiseDataVersionSql);
    return run.map((migration) => migration.name);
  } finally {
    // A lost connection is released already; using it would hide the reason.
    if (!runner.isReleased) {
      await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
      await runner.query('RESET statement_timeout');
      await runner.query('RESET lock_timeout');
      await runner.release();
    }
  }
}

async function refuseUnsuitable(dataSource: DataSource): Promise<void> {
  const sql = `SELECT current_setting('server_encoding') AS encoding, current_setting('server_version_num') AS version`;
  const [{ encoding, version }] = await dataSource.query<[{ encoding: string; version: string }]>(sql);
  if (encoding !== 'UTF8') {
    throw new UnsuitableDatabaseError(
      `the encoding of the database is ${encoding}. Use a database that was created with ENCODING 'UTF8'.`,
    );
  }
  const release = Math.floor(Number(version) / 10_000);
  if (release < oldestVersion) {
    throw new UnsuitableDatabaseError(
      `the database is PostgreSQL ${String(release)}. Use version ${String(oldestVersion)} or newer.`,
    );
  }
}

/** Returns the names of the migrations that have run in a database, oldest first. */
export async function ranMigrations(queryable: Queryable): Promise<readonly string[]> {
  const rows = await queryable.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}
