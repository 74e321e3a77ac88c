import 'reflect-metadata';

import pg, { Pool, type PoolConfig } from 'pg';
import { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

import { accountTables } from './entities/account-tables.js';
import { entryTables } from './entities/entry-tables.js';
import { importTables } from './entities/import-tables.js';
import { jobTables } from './entities/job-tables.js';
import { submissionTables } from './entities/submission-tables.js';
import { vocabularyTables } from './entities/vocabulary-tables.js';
import { type Migration, migrationClass, readMigrations } from './read-migrations.js';

/** Maximum number of connections for requests. */
export const poolSize = 20;
/** Maximum time to wait for a free connection, in milliseconds. */
const connectionTimeout = 1500;
/** A statement is sent before the answer to the one before it has arrived (transactions.ts). */
export const pipelined = { pipeline: true } as const;

/** For ten exports, five uploads and a job each for imports, backups and the layout of the network. */
const longPoolSize = 18;

const planSettings = {
  // The branches of a list are read in order (entry-order.ts); parallel appends would not preserve that order.
  enable_parallel_append: 'off',
  // Statements are short: compiling them costs more than it saves.
  jit: 'off',
  // One plan per statement text, made once: planning takes longer than most statements run. The texts are written for
  // this: numbers that decide a plan are literals in the text, and a word too short for the index is written so that
  // the index is not used.
  plan_cache_mode: 'force_generic_plan',
  // Enough for the pages of a million entries: a bitmap scan that runs out of memory has to recheck every row of its
  // pages. In kB, since a unit would need quotes in the file of PgBouncer.
  work_mem: '32768',
};

/** The settings of every connection for requests, as the view pg_settings shows them; times are in milliseconds. */
export const sessionSettings = {
  ...planSettings,
  statement_timeout: '10000',
  // The wait for a lock that another write holds is shorter than any limit of a statement.
  lock_timeout: '1500',
};

const optionsOf = (settings: object): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${String(value)}`)
    .join(' ');

/**
 * Creates the TypeORM data source for one PostgreSQL database. Calls `onPoolError` when an idle connection breaks.
 * `migrations` are those that it can run; @default all. `isPipelined`: COPY needs a connection that is not.
 */
export async function createDataSource(
  url: string,
  onPoolError: (error: Error) => void,
  {
    migrations,
    isPipelined = true,
  }: { readonly migrations?: readonly Migration[]; readonly isPipelined?: boolean } = {},
): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    // TypeORM would load another copy of it than this file, since the server is built into few files.
    driver: pg,
    url,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    entities: [
      ...entryTables,
      ...vocabularyTables,
      ...importTables,
      ...submissionTables,
      ...accountTables,
      ...jobTables,
    ],
    migrations: (migrations ?? (await readMigrations())).map(migrationClass),
    migrationsTableName: 'migrations',
    poolErrorHandler: onPoolError,
    extra: {
      max: poolSize,
      connectionTimeoutMillis: connectionTimeout,
      options: optionsOf(sessionSettings),
      ...(isPipelined ? pipelined : {}),
    },
  });
}

/**
 * Creates the pool for long-running work: exports, imports and jobs. Each of them holds one connection until it ends. A
 * request that gets no connection within 1.5 s is refused.
 */
export function createLongPool(url: string, onPoolError: (error: Error) => void): Pool {
  return createPool(url, { max: longPoolSize, options: optionsOf(planSettings) }, onPoolError);
}

/** Creates the pool for requests that read from a replica. */
export function createReplicaPool(url: string, onPoolError: (error: Error) => void): Pool {
  return createPool(url, { max: poolSize, options: optionsOf(sessionSettings) }, onPoolError);
}

/** Creates a pool of connections. Calls `onPoolError` when an idle connection breaks. */
export function createPool(url: string, options: PoolConfig, onPoolError: (error: Error) => void): Pool {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: connectionTimeout, ...options });
  return pool.on('error', onPoolError);
}

/** Returns the connection pool of a data source, for handwritten SQL. */
export function poolOf(dataSource: DataSource): Pool {
  const { driver } = dataSource;
  if (driver instanceof PostgresDriver && driver.master instanceof Pool) return driver.master;
  throw new Error('The data source is not connected to PostgreSQL');
}

const connectionAttempts = 5;

/** Connects for the first time. A machine that is busy starting up may delay connections, so time-outs are retried. */
export async function connect(dataSource: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      const timedOut = error instanceof Error && /timeout/i.test(error.message);
      if (!timedOut || attempt === connectionAttempts) throw error;
    }
  }
}
