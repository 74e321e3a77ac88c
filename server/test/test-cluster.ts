import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { findBinaries } from '../persistence/embedded-binaries.js';
import { openCluster } from '../persistence/embedded-cluster.js';
import { startEmbeddedPostgres } from '../persistence/embedded-postgres.js';
import { openDatabase } from '../persistence/open-database.js';
import { rowsOf } from '../persistence/with-client.js';
import { upgradeDatabase } from '../services/upgrades/upgrade-database.js';

/** A template database: with the schema alone, or also with the starter entries and the first administrator. */
type TestTemplate = 'migrated' | 'seeded';

/** The database of one test file. */
export interface ClonedDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** The environment variable that passes the cluster's address to the worker processes of a test run. */
const urlVariable = 'ATLAS_TEST_CLUSTER';

/** Tests start from copies, so no data has to survive a crash of the machine. */
const settings = `
fsync = off
full_page_writes = off
synchronous_commit = off
max_connections = 300
`;

/**
 * Starts the cluster of all test files of a run, with an empty `migrated` template. Returns a function that stops it.
 */
export async function startTestCluster(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atlas-cluster-'));
  const { folder } = await openCluster(await findBinaries(), dataDir);
  await writeFile(join(folder, 'postgresql.auto.conf'), settings);
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  process.env[urlVariable] = postgres.url;
  await makeTemplate('migrated', null, async (url) => {
    const open = await openDatabase(url, () => undefined);
    await upgradeDatabase(open);
    await open.close();
  });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Creates a template: `fill` completes a copy of another one or an empty database. */
export async function makeTemplate(
  name: TestTemplate,
  source: TestTemplate | null,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await inCluster(`CREATE DATABASE ${name}${source === null ? '' : ` TEMPLATE ${source}`}`);
  await fill(urlOf(name));
}

/** Copies a template into a new database, in about 50 ms. */
export async function cloneDatabase(template: TestTemplate): Promise<ClonedDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await inCluster(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: urlOf(name), drop: () => inCluster(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function inCluster(statement: string): Promise<void> {
  await rowsOf(clusterUrl(), statement);
}

function urlOf(database: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function clusterUrl(): string {
  const url = process.env[urlVariable];
  if (url === undefined) throw new Error(`${urlVariable} is not set: these tests need Jest's global setup.`);
  return url;
}
