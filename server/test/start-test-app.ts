import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { startApp } from '../app.js';
import type { Config } from '../config.js';
import { startEmbeddedPostgres } from '../persistence/embedded-postgres.js';

/** The whole product on a PostgreSQL of its own, with the 396 starter entries unless told otherwise. */
export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Starts the product on a fresh database and a free port; `close` leaves nothing behind. */
export async function startTestApp(options: { seed?: Config['seed'] } = {}): Promise<TestApp> {
  const log = pino({ level: 'silent' });
  const dataDir = await mkdtemp(join(tmpdir(), 'atlas-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const config = {
    host: '127.0.0.1',
    port: 0,
    seed: options.seed ?? 'starter',
    trustProxy: false,
    corsOrigins: '*',
  } as const;
  const app = await startApp({ config, databaseUrl: postgres.url, log });
  return {
    url: app.address,
    databaseUrl: postgres.url,
    fetch: (path, init) => fetch(`${app.address}${path}`, init),
    close: async () => {
      await app.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
