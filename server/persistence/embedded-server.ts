import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client, DatabaseError } from 'pg';
import type { Logger } from 'pino';

import {
  type Binaries,
  EmbeddedPostgresError,
  FolderInUseError,
  lockIsHeld,
  programError,
} from './embedded-binaries.js';
import { type Cluster, superuser } from './embedded-cluster.js';
import { settings } from './embedded-settings.js';

/** Maximum wait for a server that does not answer, in milliseconds. One that answers that it starts is waited for. */
const startTimeout = 60_000;
/** Time in which a start without crash recovery is done, in seconds. */
const usualStart = 5;
const largestLog = 10 * 1024 * 1024;

/** A running server: its port, and whether it was already running. */
type RunningServer = Readonly<{ port: number; adopted: boolean }>;

interface StartOptions {
  readonly log: Logger;
  /** @default a free port */
  readonly port?: number;
  /** Ends the wait: a server that this call started is stopped, and the reason is thrown. */
  readonly signal: AbortSignal;
}

/** PostgreSQL error code: the server starts up, recovers from a crash, or shuts down. */
const cannotConnectNow = '57P03';

/**
 * Returns the server of the cluster and starts it if it is not running. It may run already after this program was
 * killed. A connection attempt decides whether it runs: a process id proves nothing where ids are reused or belong to
 * another container. Waits for as long as PostgreSQL recovers from a crash.
 */
export async function ensureServer(
  binaries: Binaries,
  cluster: Cluster,
  { log, port, signal }: StartOptions,
): Promise<RunningServer> {
  let reportFrom = Date.now() + usualStart * 1000;
  let deadline = Date.now() + startTimeout;
  let started = false;
  while (Date.now() < deadline) {
    if (signal.aborted && started) await stopServer(binaries, cluster);
    signal.throwIfAborted();
    const found = await findServer(cluster);
    if (typeof found === 'number') return { port: found, adopted: !started };
    if (found === 'starting') {
      deadline = Date.now() + startTimeout;
    }
    if (found === 'starting' && Date.now() >= reportFrom) {
      reportFrom = Infinity;
      log.info('The embedded database recovers from a crash, which can take minutes; waiting for it.');
    }
    const isStarted =
      found === 'absent' && (await startServer(binaries, cluster, port ?? (await freePort())));
    if (isStarted) started = true;
    else await sleep(200);
  }
  throw new FolderInUseError(
    `The database in ${cluster.folder} belongs to a server that does not answer, perhaps one in another container. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

/** Stops the server: open transactions are rolled back, and everything acknowledged is on disk. */
export async function stopServer(binaries: Binaries, cluster: Cluster): Promise<void> {
  const { code, output } = await binaries.run('pg_ctl', [
    ...['stop', '--pgdata', cluster.folder, '--mode', 'fast', '--wait', '--timeout', '60'],
  ]);
  if (code !== 0 && (await findServer(cluster)) !== 'absent') {
    throw new EmbeddedPostgresError(`The embedded database did not stop: ${output.trim()}`);
  }
}

/**
 * Returns the URL of one of the server's databases. It sets `sslmode`, because PGSSLMODE in the environment would apply
 * otherwise.
 */
export function urlOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/**
 * Returns the port of the cluster's running server; `starting` while it does not accept connections yet or any more,
 * `busy` if it refuses one for another reason.
 */
export async function findServer(cluster: Cluster): Promise<number | 'starting' | 'busy' | 'absent'> {
  // Lines of postmaster.pid: process id, data folder, start time, port, …
  const lines = await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(lines.split('\n')[3]);
  if (!port) return 'absent';

  const client = new Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === cluster.folder ? port : 'absent';
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'absent';
    if (error.code === cannotConnectNow) return 'starting';
    // The server answers, but has no free connection. Error class 28 comes from a different server, which has other
    // passwords.
    return error.code?.startsWith('28') ? 'absent' : 'busy';
  } finally {
    await client.end();
  }
}

/**
 * Returns `true` once the server runs, and `false` while another server holds the lock of the folder.
 * PostgreSQL and all its processes inherit that kernel lock, so it is safe to delete a stale postmaster.pid. PostgreSQL
 * itself trusts the process id in that file. After a reboot or in a new container, where the id belongs to another
 * process, it would never start again, or would start a second time on a folder shared between containers.
 */
async function startServer(binaries: Binaries, cluster: Cluster, port: number): Promise<boolean> {
  await binaries.removeUnlessLocked(cluster.lockFile, join(cluster.folder, 'postmaster.pid'));
  await writeFile(join(cluster.folder, 'postgresql.conf'), settings(port));
  const logged = await stat(cluster.logFile).catch(() => undefined);
  if (logged && logged.size > largestLog) await truncate(cluster.logFile);

  const { code, output } = await binaries.runLocked(cluster.lockFile, 'pg_ctl', [
    ...['start', '--pgdata', cluster.folder, '--log', cluster.logFile],
    ...['--wait', '--timeout', String(usualStart)],
  ]);
  if (code === lockIsHeld) return false;
  // A server that needs more time is running; one that failed has removed the file.
  if (code === 0 || existsSync(join(cluster.folder, 'postmaster.pid'))) return true;
  const log = await readFile(cluster.logFile, 'utf8').catch(() => output);
  const end = log.trimEnd().split('\n').slice(-8).join('\n');
  throw programError('The embedded database did not start', `The end of ${cluster.logFile}:\n${end}`);
}

/**
 * Returns a free port of this machine. It lies below 32768, where operating systems begin to number the ports of
 * outgoing connections, so that none of those takes it before a server listens there.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 1; attempt < 100; attempt += 1) {
    const port = randomInt(10_240, 32_768);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedPostgresError('No free port was found between 10240 and 32767.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
