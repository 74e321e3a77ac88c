import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { type AppOptions, startApp } from '../app.js';
import { createOutput } from '../log.js';
import { Secret } from '../secret.js';
import { callApi, type Reply, type Sending } from './call-api.js';
import { startPgBouncer } from './pg-bouncer.js';
import { cloneDatabase } from './test-cluster.js';

/** The whole product with its own database, with the starter entries unless `seed` is `none`. */
export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** The folder of the e-mail outbox. */
  readonly outbox: string;
  /** The first administrator. */
  readonly administrator: { readonly email: string; readonly password: string };
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls one of its APIs. */
  readonly call: (method: string, path: string, sending?: Sending) => Promise<Reply>;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions extends Partial<AppOptions['config']> {
  /** Called with every line of the log, including those of level trace. */
  readonly logLines?: string[];
  /** The database to use; by default a copy of a template, which `close` drops. */
  readonly databaseUrl?: string;
}

/** The secret that signs the tokens of every test app. */
export const testSecret = new Secret('a secret of tests, at least thirty-two bytes');

const administrator = { email: 'admin@example.org', password: 'the keys of all the tests' };

/** Starts the product with a fresh database on a free port; `close` removes everything. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { logLines, databaseUrl, ...config } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'atlas-test-'));
  const template = config.seed === 'none' ? 'migrated' : 'seeded';
  const cloned = databaseUrl === undefined ? await cloneDatabase(template) : undefined;
  const url = cloned?.url ?? databaseUrl ?? '';
  const pooler = process.env['TEST_PGBOUNCER'] === undefined ? undefined : await startPgBouncer(url);
  const app = await startApp({
    config: { ...testConfig(dataDir), ...config },
    jwtSecret: testSecret,
    databaseUrl: pooler?.url ?? url,
    databaseDirectUrl: pooler && url,
    log: logInto(logLines),
    onFirstAdministrator: () => undefined,
  });
  return {
    url: app.address,
    databaseUrl: url,
    dataDir,
    outbox: join(dataDir, 'outbox'),
    administrator,
    fetch: (path, init) => fetch(`${app.address}${path}`, init),
    call: (method, path, sending) => callApi(app.address, method, path, sending),
    close: async () => {
      await app.close();
      await pooler?.stop();
      await cloned?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function testConfig(dataDir: string): AppOptions['config'] {
  return {
    host: '127.0.0.1',
    port: 0,
    seed: 'starter',
    trustProxy: false,
    corsOrigins: '*',
    dataDir,
    publicUrl: 'https://atlas.example.org',
    jwtTtl: 3600,
    adminEmail: administrator.email,
    adminPassword: new Secret(administrator.password),
    smtpUrl: undefined,
    mailFrom: 'Autoimmune Atlas <atlas@example.org>',
    maxUploadBytes: 67_108_864,
    drainSeconds: 0,
    metricsToken: undefined,
    rateLimit: true,
    layoutEverySeconds: 0,
    databaseReplicaUrls: undefined,
    backups: undefined,
  };
}

function logInto(lines: string[] | undefined) {
  if (lines === undefined) return pino({ level: 'silent' });
  return createOutput({ logLevel: 'trace', logFormat: 'json' }, { write: (line) => void lines.push(line) })
    .log;
}
