import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { startEmbeddedPostgres } from '../../persistence/embedded-postgres.js';
import { withClient } from '../../persistence/with-client.js';
import { copyInitialisedCluster } from '../initialised-cluster.js';

const schemas = join(import.meta.dirname, '../schemas');

/** The administrator account of `schemas/example-data.mjs`. */
export const administrator = { email: 'admin@example.org', password: 'the keys of all the tests' };

/**
 * The commits whose database dumps are in `server/test/schemas`, that with the fewest migrations first. Read at once:
 * Node.js 20 now and then crashes (SIGTRAP) when it evaluates a module that awaits.
 */
export function dumpedCommits(): string[] {
  const dumps = readdirSync(schemas)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ commit: name.replace('.sql', ''), migrations: countMigrations(name) }));
  return dumps.sort((one, other) => one.migrations - other.migrations).map(({ commit }) => commit);
}

const countMigrations = (file: string): number =>
  readFileSync(join(schemas, file), 'utf8').split('INSERT INTO public.migrations ').length - 1;

/** A PostgreSQL in which databases of earlier versions can be restored. */
export interface DumpServer {
  readonly dataDir: string;
  /** Creates a database, empty or from a dump, and returns its address. */
  readonly create: (name: string, commit?: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function startDumpServer(): Promise<DumpServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atlas-test-'));
  await copyInitialisedCluster(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  return {
    dataDir,
    create: async (name, commit) => {
      await run(postgres.url, `CREATE DATABASE ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      if (commit !== undefined) await run(url.href, await readFile(join(schemas, `${commit}.sql`), 'utf8'));
      return url.href;
    },
    close: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const run = (url: string, text: string) => withClient(url, (client) => client.query(text));
