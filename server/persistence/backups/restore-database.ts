import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { MigrationExecutor, type QueryRunner } from 'typeorm';

import { closeAbruptly, queryableOf } from '../connection.js';
import { connect, createDataSource } from '../data-source.js';
import type { Queryable } from '../database.js';
import { migrationLock } from '../migrate.js';
import { ranMigrations } from '../migrate.js';
import { readMigrations } from '../read-migrations.js';
import { type BackupTable, quoted } from './backup-reads.js';
import { BackupRefusedError, refuseNewerSchema } from './backup-refusals.js';
import { backedUpTables, leftOutTables } from './backup-tables.js';
import { withLaterIndexes } from './later-indexes.js';

/** A table of a backup with its number of rows. */
interface RestoredTable extends BackupTable {
  readonly rows: number;
}

/** What a restore loads. */
interface RestoredContent {
  readonly migrations: readonly string[];
  readonly tables: readonly RestoredTable[];
  readonly sequences: Readonly<Record<string, number>>;
  /** Passes the rows of a table to `target`, as COPY lines. Fails if they are not those that were backed up. */
  readonly copyRows: (table: RestoredTable, target: NodeJS.WritableStream) => Promise<void>;
}

const settings = [
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
  `SET LOCAL lock_timeout = '10s'`,
  `SET LOCAL maintenance_work_mem = '256MB'`,
  `SET LOCAL datestyle = 'ISO, YMD'`,
  `SET LOCAL intervalstyle = 'postgres'`,
];

const allTables = [...backedUpTables, ...leftOutTables];

/**
 * Loads a backup into an empty database, in one transaction: after a failure or a crash the database is as before. Its
 * schema is then that of the backup. Throws `BackupRefusedError` if the database holds entries or users.
 */
export async function restoreDatabase(url: string, content: RestoredContent): Promise<void> {
  const all = await readMigrations();
  const migrations = all.filter(({ name }) => content.migrations.includes(name));
  const source = await createDataSource(url, () => undefined, { migrations, isPipelined: false });
  await connect(source);
  const runner = source.createQueryRunner();
  const client = await clientOf(runner);
  try {
    const transaction = queryableOf(client);
    await transaction.query('BEGIN');
    for (const setting of settings) await transaction.query(setting);
    // A server that starts waits for this lock before it migrates.
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseUnlessEmpty(transaction);
    await dropSchema(transaction);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
    await load(transaction, client, content);
    await transaction.query('COMMIT');
  } catch (error) {
    // Undoes everything, whatever the connection was doing.
    closeAbruptly(client);
    throw error;
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function refuseUnlessEmpty(transaction: Queryable): Promise<void> {
  const present = await transaction.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) name WHERE to_regclass(name) IS NOT NULL',
    [allTables],
  );
  const names = present.map(({ name }) => name);
  if (!names.includes('migrations')) {
    if (names.length === 0) return;
    throw new BackupRefusedError(
      `The database holds tables of something else (${names.join(', ')}). Create an empty database.`,
    );
  }
  await refuseNewerSchema('The database was migrated', await ranMigrations(transaction));
  for (const table of ['entries', 'users'].filter((name) => names.includes(name))) {
    const [any] = await transaction.query(`SELECT FROM ${table} LIMIT 1`);
    if (any !== undefined) {
      throw new BackupRefusedError(
        `The database already holds ${table}; nothing was changed. Restore into an empty database: ` +
          'name one in DATABASE_URL, or leave that blank and set DATA_DIR to a new folder.',
      );
    }
  }
}

/** Removes the schema of an empty database, which may be newer than that of the backup. */
async function dropSchema(transaction: Queryable): Promise<void> {
  await transaction.query(`DROP TABLE IF EXISTS ${allTables.join(', ')} CASCADE`);
  await transaction.query('DROP SEQUENCE IF EXISTS entry_numbers');
  await transaction.query('DROP FUNCTION IF EXISTS entry_words, add_entry_field');
}

async function load(transaction: Queryable, client: Client, content: RestoredContent): Promise<void> {
  const names = content.tables.map(({ name }) => name);
  const foreign = names.filter((name) => !backedUpTables.some((table) => table === name));
  if (foreign.length > 0)
    throw new BackupRefusedError(`The backup holds unknown tables: ${foreign.join(', ')}.`);
  // Migrations insert some rows themselves.
  await transaction.query(`TRUNCATE ${names.join(', ')}`);
  await withLaterIndexes(transaction, names, async () => {
    for (const table of content.tables) {
      const copy = copyFrom(`COPY ${table.name} (${quoted(table.columns)}) FROM STDIN ENCODING 'UTF8'`);
      // The database may refuse the rows before they begin to arrive.
      const refused = new Promise<never>((_resolve, reject) => copy.on('error', reject));
      await Promise.race([content.copyRows(table, client.query(copy)), refused]);
    }
  });
  for (const [name, value] of Object.entries(content.sequences)) {
    await transaction.query('SELECT setval($1::regclass, $2)', [name, value]);
  }
}

async function clientOf(runner: QueryRunner): Promise<Client> {
  const client: unknown = await runner.connect();
  if (client instanceof Client) return client;
  throw new Error('The data source is not connected to PostgreSQL');
}
