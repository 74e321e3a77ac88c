import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { type Binaries, findBinaries } from './embedded-binaries.js';
import { type Cluster, openCluster } from './embedded-cluster.js';
import { claimInstance } from './embedded-instance.js';
import { ensureServer, stopServer, urlOf } from './embedded-server.js';
import { withClient } from './with-client.js';

/** The name of the only database of the embedded server. */
export const databaseName = 'atlas';

/** An embedded PostgreSQL server that listens on this machine only. */
export type EmbeddedPostgres = Readonly<{
  url: string;
  /** Whether the server was already running, left over from a process that was killed. */
  adopted: boolean;
  stop: () => Promise<void>;
}>;

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Logger;
  /** Ends the wait for a server that recovers from a crash; its reason is thrown. @default nothing ends it */
  readonly signal?: AbortSignal;
}

/**
 * Starts the PostgreSQL of the npm packages on a data folder, and makes this process its only user. If the server dies,
 * it is restarted at the same address.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, signal = new AbortController().signal } = options;
  const binaries = await findBinaries();
  const cluster = await openCluster(binaries, dataDir);
  const { port, adopted } = await ensureServer(binaries, cluster, { log, signal });
  const watch = new InstanceWatch(binaries, cluster, port, log);
  await watch.begin(dataDir);
  try {
    await createDatabase(urlOf(cluster, port, 'postgres'));
  } catch (error) {
    await watch.stop();
    throw error;
  }
  return { url: urlOf(cluster, port, databaseName), adopted, stop: () => watch.stop() };
}

/** Holds the session of the instance, and restarts the server when that session ends unexpectedly. */
class InstanceWatch {
  private readonly stopping = new AbortController();
  private recovery: Promise<void> = Promise.resolve();

  constructor(
    private readonly binaries: Binaries,
    private readonly cluster: Cluster,
    private readonly port: number,
    private readonly log: Logger,
  ) {}

  async begin(dataDir: string): Promise<void> {
    const onLost = (): void => {
      if (!this.stopping.signal.aborted) this.recovery = this.recover(dataDir);
    };
    await claimInstance(urlOf(this.cluster, this.port, 'postgres'), dataDir, onLost);
  }

  // The session stays open until the server closes it, so no other process can claim the folder before the server is
  // down.
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.recovery;
    await stopServer(this.binaries, this.cluster);
  }

  private async recover(dataDir: string): Promise<void> {
    const { binaries, cluster, port, log } = this;
    const { signal } = this.stopping;
    log.warn('The embedded database stopped; restarting it.');
    while (!signal.aborted) {
      try {
        await ensureServer(binaries, cluster, { log, port, signal });
        await this.begin(dataDir);
        log.info('The embedded database runs again.');
        return;
      } catch (error) {
        if (error === signal.reason) return;
        log.error({ err: error }, 'The embedded database has not restarted yet.');
        await sleep(1000);
      }
    }
  }
}

function createDatabase(maintenanceUrl: string): Promise<void> {
  return withClient(maintenanceUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
  });
}
