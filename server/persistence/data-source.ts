import 'reflect-metadata';

import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

import { DataStepEntity } from './entities/data-step.entity.js';
import { EntryEntity } from './entities/entry.entity.js';
import { EntryIndexEntity } from './entities/entry-index.entity.js';
import { EntryRevisionEntity } from './entities/entry-revision.entity.js';
import { EntryTotalsEntity, EntryValueEntity } from './entities/entry-summaries.entity.js';
import { IdempotencyKeyEntity } from './entities/idempotency-key.entity.js';
import { ImportEntity } from './entities/import.entity.js';
import {
  ImportConflictEntity,
  ImportDecisionEntity,
  ImportProblemEntity,
  ImportRowEntity,
} from './entities/import-rows.entity.js';
import { MailEntity } from './entities/mail.entity.js';
import { PasswordLinkEntity } from './entities/password-link.entity.js';
import { RateLimitEntity } from './entities/rate-limit.entity.js';
import { SearchWordEntity, ValueNamesEntity } from './entities/search-words.entity.js';
import { SubmissionEntity } from './entities/submission.entity.js';
import { SubmissionEventEntity, SubmissionTicketEntity } from './entities/submission-parts.entity.js';
import { UserEntity } from './entities/user.entity.js';
import { readMigrations } from './read-migrations.js';

const poolSize = 20;
/** Longest wait for a free connection, and longest run of a statement, in milliseconds. */
const connectionTimeout = 1500;
const statementTimeout = 10_000;
/** Longest wait for a lock that another write holds, in milliseconds. */
const lockTimeout = 2000;

const longPoolSize = 14;

const sessionSettings = [
  // Branches of a list are read in their order (entry-order.ts), which parallel appends would not keep.
  'enable_parallel_append=off',
  // Statements are short: compiling them costs more than it saves.
  'jit=off',
  // One plan for each text of a statement, made once: planning takes longer than most of them run. The texts are written for
  // it: numbers that decide a plan stand in them, and a word too short for the index is written so that it is not used.
  'plan_cache_mode=force_generic_plan',
  // Enough for the pages that a million entries lie in: a search that has to forget which rows of them it found reads all.
  'work_mem=32MB',
];

const sessionOptions = sessionSettings.map((setting) => `-c ${setting}`).join(' ');

/** The TypeORM data source over one PostgreSQL database; `onPoolError` is called when an idle connection breaks. */
export async function createDataSource(
  url: string,
  onPoolError: (error: Error) => void,
): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    url,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    entities: [
      DataStepEntity,
      EntryEntity,
      EntryIndexEntity,
      EntryRevisionEntity,
      EntryTotalsEntity,
      EntryValueEntity,
      IdempotencyKeyEntity,
      ImportConflictEntity,
      ImportDecisionEntity,
      ImportEntity,
      ImportProblemEntity,
      ImportRowEntity,
      MailEntity,
      PasswordLinkEntity,
      RateLimitEntity,
      SearchWordEntity,
      SubmissionEntity,
      SubmissionEventEntity,
      SubmissionTicketEntity,
      UserEntity,
      ValueNamesEntity,
    ],
    migrations: await readMigrations(),
    migrationsTableName: 'migrations',
    poolErrorHandler: onPoolError,
    extra: {
      max: poolSize,
      connectionTimeoutMillis: connectionTimeout,
      statement_timeout: statementTimeout,
      lock_timeout: lockTimeout,
      options: sessionOptions,
    },
  });
}

/**
 * The connections for what lasts: exports, imports and jobs, each of which holds one until it ends. Who finds none free
 * within 1.5 s is refused.
 */
export function createLongPool(url: string, onPoolError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max: longPoolSize,
    connectionTimeoutMillis: connectionTimeout,
    options: sessionOptions,
  });
  return pool.on('error', onPoolError);
}

/** The connection pool under a data source, for statements written by hand. */
export function poolOf(dataSource: DataSource): Pool {
  const { driver } = dataSource;
  if (driver instanceof PostgresDriver && driver.master instanceof Pool) return driver.master;
  throw new Error('The data source is not connected to PostgreSQL');
}

const connectionAttempts = 5;

/** Connects for the first time. A machine that is busy starting may keep a connection waiting, so time-outs are tried again. */
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
