import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { findBinaries } from '../persistence/embedded-binaries.js';
import { openCluster } from '../persistence/embedded-cluster.js';
import { ensureServer, freePort, stopServer, urlOf } from '../persistence/embedded-server.js';
import { rowsOf } from '../persistence/with-client.js';
import { copyFolder, copyInitialisedCluster } from './initialised-cluster.js';

/** One PostgreSQL server of a replicated cluster. */
export interface ClusterNode {
  readonly url: string;
  /** Host and port. */
  readonly name: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly run: (statement: string) => Promise<void>;
}

/** Starts a primary, and replicas that stream from it. `close` stops and removes all. */
export async function startReplicatedCluster(replicaCount: number) {
  const home = await mkdtemp(join(tmpdir(), 'atlas-replicated-'));
  const folders = ['primary', ...Array.from({ length: replicaCount }, (_, at) => `replica-${String(at)}`)];
  const [first = '', ...rest] = folders.map((name) => join(home, name));
  await copyInitialisedCluster(first);
  const primary = await nodeIn(first);
  // Replicas accept no lower limits than those that the primary noted at a start.
  await primary.start();
  await primary.stop();
  // The data folder of a stopped server is a base backup; the npm packages bring no pg_basebackup.
  for (const folder of rest) {
    await copyFolder(first, folder);
    const { hostname, port, username, password } = new URL(primary.url);
    const source = `host=${hostname} port=${port} user=${username} password=${password}`;
    await writeFile(join(folder, 'postgres/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    await writeFile(join(folder, 'postgres/standby.signal'), '');
  }
  await primary.start();
  const replicas = await Promise.all(rest.map(nodeIn));
  await Promise.all(replicas.map((replica) => replica.start()));
  return {
    primary,
    replicas,
    close: async () => {
      await Promise.all([...replicas, primary].map((node) => node.stop()));
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function nodeIn(folder: string): Promise<ClusterNode> {
  const binaries = await findBinaries();
  const cluster = await openCluster(binaries, folder);
  const port = await freePort();
  const url = urlOf(cluster, port, 'postgres');
  const options = { log: pino({ level: 'silent' }), port, signal: new AbortController().signal };
  return {
    url,
    name: `127.0.0.1:${port}`,
    start: async () => {
      await ensureServer(binaries, cluster, options);
    },
    stop: () => stopServer(binaries, cluster),
    run: async (statement) => void (await rowsOf(url, statement)),
  };
}
