import type { Readable } from 'node:stream';

import type { Database, Session } from '../database.js';
import { ranMigrations } from '../migrate.js';
import { BackupRefusedError, refuseNewerSchema } from './backup-refusals.js';
import { backedUpTables } from './backup-tables.js';

export interface BackupTable {
  readonly name: string;
  /** All stored columns. */
  readonly columns: readonly string[];
}

/** What a database holds, as of one snapshot that lasts as long as a backup takes. */
export interface BackupSnapshot {
  /** Version of PostgreSQL, such as `18.4`. */
  readonly postgres: string;
  /** Names of the migrations that ran, in order: the version of the schema. */
  readonly migrations: readonly string[];
  readonly tables: readonly BackupTable[];
  /** The last number that each sequence gave out. */
  readonly sequences: Readonly<Record<string, number>>;
  /** Returns the rows of a table in PostgreSQL's COPY text format, in the order of the primary key. One at a time. */
  readonly rowsOf: (table: BackupTable) => Readable;
}

const settings = [
  'SET statement_timeout = 0',
  // The text of values must not depend on the settings of the server.
  `SET timezone = 'UTC'`,
  `SET datestyle = 'ISO, YMD'`,
  `SET intervalstyle = 'postgres'`,
  `SET bytea_output = 'hex'`,
  'SET extra_float_digits = 1',
  `SET client_encoding = 'UTF8'`,
  'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
];

const tablesSql = `
  SELECT c.relname AS name,
    (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT array_agg(a.attname::text ORDER BY k.place) FROM pg_index x
      CROSS JOIN unnest(x.indkey) WITH ORDINALITY k (attnum, place)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
      WHERE x.indrelid = c.oid AND x.indisprimary) AS key
  FROM unnest($1::text[]) WITH ORDINALITY t (name, place) JOIN pg_class c ON c.oid = to_regclass(t.name)
  ORDER BY t.place`;

// Sequences are outside of snapshots: read after the snapshot began, they are not behind its rows.
const sequencesSql = `
  SELECT sequencename AS name, last_value::float8 AS value FROM pg_sequences
  WHERE schemaname = current_schema() AND sequencename <> 'migrations_id_seq' AND last_value IS NOT NULL`;

/** Runs `read` on a snapshot of the database, without a time limit. */
export function withBackupSnapshot<Result>(
  database: Database,
  read: (snapshot: BackupSnapshot) => Promise<Result>,
): Promise<Result> {
  return database.session(async (session) => {
    for (const setting of settings) await session.query(setting);
    return read(await describe(session));
  });
}

async function describe(session: Session): Promise<BackupSnapshot> {
  const [server] = await session.query<{ postgres: string }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS postgres`,
  );
  const migrations = await migrationsOf(session);
  const tables = await session.query<BackupTable & { key: string[] }>(tablesSql, [backedUpTables]);
  const sequences = await session.query<{ name: string; value: number }>(sequencesSql);
  const keys = new Map(tables.map(({ name, key }) => [name, key]));
  return {
    postgres: server?.postgres ?? '',
    migrations,
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    rowsOf: ({ name, columns }) =>
      session.copyOut(
        `COPY (SELECT ${quoted(columns)} FROM ${name} ORDER BY ${quoted(keys.get(name) ?? columns)}) TO STDOUT`,
      ),
  };
}

async function migrationsOf(session: Session): Promise<readonly string[]> {
  const [found] = await session.query<{ exists: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (found?.exists !== true) throw new BackupRefusedError('The database holds no Autoimmune Atlas.');
  const names = await ranMigrations(session);
  await refuseNewerSchema('The database was migrated', names);
  return names;
}

/** Returns a list of columns for SQL. */
export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
}
