import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { statsOf } from '../file-stats.js';
import { EmbeddedPostgresError, findBinaries } from './embedded-binaries.js';
import { type Cluster, openCluster } from './embedded-cluster.js';
import { databaseName, startEmbeddedPostgres } from './embedded-postgres.js';
import { findServer, urlOf } from './embedded-server.js';

const timeoutMs = 20_000;

/** A connection to the embedded database. `leave` restores the state in which it was found. */
interface JoinedPostgres {
  readonly url: string;
  readonly leave: () => Promise<void>;
}

interface JoinOptions {
  readonly dataDir: string;
  readonly log: Logger;
  /** Called when a folder without a database gets a new one. If it is `null`, such a folder is refused. */
  readonly onCreate: (() => void) | null;
  /** Ends the wait for a server that recovers from a crash. */
  readonly signal: AbortSignal;
}

/**
 * Gives a second program temporary access to the embedded database. If the server is running, the program uses it and
 * leaves it running; otherwise it starts the database and stops it afterwards.
 */
export async function joinEmbeddedPostgres(options: JoinOptions): Promise<JoinedPostgres> {
  await requireDatabase(options);
  const cluster = await openCluster(await findBinaries(), options.dataDir);
  const port = await runningPort(cluster);
  if (port !== null) return { url: urlOf(cluster, port, databaseName), leave: () => Promise.resolve() };
  const started = await startEmbeddedPostgres(options);
  return { url: started.url, leave: () => started.stop() };
}

/**
 * Refuses a mistyped folder, which would otherwise look like a database without accounts, and one that belongs to
 * another user.
 */
async function requireDatabase({ dataDir, onCreate }: JoinOptions): Promise<void> {
  if (await statsOf(join(dataDir, 'postgres', 'PG_VERSION'))) return;
  if (onCreate !== null) {
    onCreate();
    return;
  }
  throw new EmbeddedPostgresError(
    `There is no database in ${dataDir}. Start the server once, or set DATA_DIR (or DATABASE_URL) to what it uses.`,
  );
}

/** Waits for a server that is starting or stopping to finish. Returns its port, or `null` if none runs. */
async function runningPort(cluster: Cluster): Promise<number | null> {
  const end = Date.now() + timeoutMs;
  let found = await findServer(cluster);
  while (typeof found !== 'number' && found !== 'absent' && Date.now() < end) {
    await sleep(200);
    found = await findServer(cluster);
  }
  return typeof found === 'number' ? found : null;
}
