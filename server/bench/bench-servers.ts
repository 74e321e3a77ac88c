import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Client } from 'pg';
import { z } from 'zod';

import { restPaths } from '../../schema/contract/rest-paths.js';
import { withClient } from '../persistence/with-client.js';
import { firstAdministrator } from './bare-create.js';
import type { BenchDatabase } from './bench-database.js';
import type { RunOptions } from './bench-options.js';
import { type ServerOptions, type ServerProcess, startServerProcess } from './server-process.js';
import type { TargetName } from './targets.js';

/**
 * The processes behind the targets. Each API has its own server, so that the caches of one do not help the other.
 * `logging` is the product with default settings, which logs a line per request.
 */
export interface BenchServers {
  readonly bare: ServerProcess;
  readonly rest: ServerProcess;
  readonly graphql: ServerProcess;
  readonly logging: ServerProcess;
  /** Id of the database process. */
  readonly databasePid: number;
  /** Signs the first administrator in. The token is valid for both APIs. */
  readonly signIn: () => Promise<string>;
  /** Resolves when the database is idle: the previous measurement may have left running statements. */
  readonly quiet: () => Promise<void>;
}

/** Starts all servers on one database for `work`, and stops them at its end. */
export function withServers<Result>(
  { url, pid }: BenchDatabase,
  { folder, profile }: RunOptions,
  work: (servers: BenchServers) => Promise<Result>,
): Promise<Result> {
  const running: ServerProcess[] = [];
  const adminPassword = randomUUID();
  const start = async (
    name: string,
    program: ServerOptions['program'],
    logLevel: ServerOptions['logLevel'] = 'warn',
  ): Promise<ServerProcess> => {
    const options = { program, databaseUrl: url, logLevel, folder, name, profile, adminPassword };
    const server = await startServerProcess(options);
    running.push(server);
    return server;
  };
  return withClient(url, async (client) => {
    try {
      const rest = await start('rest', 'main.js');
      return await work({
        bare: await start('bare', 'bench/bare-server.js'),
        rest,
        graphql: await start('graphql', 'main.js'),
        logging: await start('logging', 'main.js', 'info'),
        databasePid: pid,
        signIn: () => signIn(rest.url, adminPassword),
        quiet: () => waitUntilIdle(client),
      });
    } finally {
      await Promise.all(running.map((server) => server.stop()));
    }
  });
}

const session = z.object({ token: z.string() });

/** Signs the first administrator in. */
export async function signIn(url: string, password: string): Promise<string> {
  const answer = await fetch(url + restPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: firstAdministrator, password }),
  });
  return session.parse(await answer.json()).token;
}

async function waitUntilIdle(client: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_stat_activity
        WHERE state = 'active' AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    if (rowCount === 0) return;
    await sleep(20);
  }
}

export function serverOf(target: TargetName, servers: BenchServers): ServerProcess {
  return servers[target === 'plain' ? 'bare' : target];
}

/** Returns the address of the export of all entries as csv. */
export function exportUrl(target: 'bare' | 'rest', servers: BenchServers): string {
  return `${servers[target].url}${restPaths.exportEntries}?format=csv`;
}
