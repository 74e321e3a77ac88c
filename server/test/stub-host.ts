import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { Registry } from 'prom-client';

import { PrimaryReads } from '../services/reads/reads.js';
import type { Services } from '../services/services.js';
import { createHttpServer, type HttpServerParts } from '../transport/http/create-http-server.js';
import { createReadContext } from '../transport/read-context.js';
import { ResponseCache } from '../transport/response-cache.js';
import { restRoutes } from '../use-cases.js';

interface LogLine {
  readonly msg: string;
  readonly level: number;
  readonly [name: string]: unknown;
}

type StubParts = Partial<Omit<HttpServerParts, 'config' | 'services'>> & {
  readonly config?: Partial<HttpServerParts['config']>;
};

/**
 * The real HTTP server with stubs for the services that a test uses. It is for cases that the whole product cannot
 * produce: services that fail or never answer, and other client files.
 */
export async function startStubHost(stubs: object = {}, parts: StubParts = {}) {
  const { config, ...others } = parts;
  const reads = new PrimaryReads({ for: async () => 'stub' });
  const services: object = { reads, ...stubs };
  const lines: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await createHttpServer({
    config: {
      trustProxy: false,
      corsOrigins: '*',
      maxUploadBytes: 1_048_576,
      publicUrl: 'https://atlas.example.org',
      metricsToken: undefined,
      rateLimit: false,
      ...config,
    },
    log,
    services: services as Services,
    routes: restRoutes,
    readContext: createReadContext({ viewerOf: async () => ({ id: 'somebody', role: 'Curator' }) }),
    ready: async () => true,
    clientDir: '/there/is/no/client',
    programVersion: '1.2.3',
    isDraining: () => false,
    registry: new Registry(),
    metrics: { contentType: 'text/plain', read: async () => 'figures' },
    responseCache: new ResponseCache(),
    registerGraphql: async () => undefined,
    ...others,
  });
  return { app, lines };
}

/** A temporary folder that is removed after `use`. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-client-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
