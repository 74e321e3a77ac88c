import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { createHttpServer, type HttpServerParts } from '../../transport/http/create-http-server.js';
import { createReadContext } from '../../transport/read-context.js';
import { type FakeCalls, fakeServices } from './fake-services.js';

export interface LogLine {
  readonly msg: string;
  readonly level: number;
  readonly [name: string]: unknown;
}

type Answers = NonNullable<Parameters<typeof fakeServices>[0]>;
type FakeParts = Partial<Omit<HttpServerParts, 'config'>> & {
  readonly answers?: Answers;
  readonly config?: Partial<HttpServerParts['config']>;
};

/** The real host over fake services: no database, no client, and a log that is kept. */
export async function startFakeHost(parts: FakeParts = {}) {
  const { answers, config, ...others } = parts;
  const { services, calls } = fakeServices(answers);
  const lines: LogLine[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) },
  );
  const app = await createHttpServer({
    config: {
      trustProxy: false,
      corsOrigins: '*',
      maxUploadBytes: 1_048_576,
      publicUrl: 'https://atlas.example.org',
      ...config,
    },
    log,
    services,
    readContext: createReadContext(services.viewers),
    ready: async () => true,
    clientDir: '/there/is/no/client',
    programVersion: '1.2.3',
    registerGraphql: async () => undefined,
    ...others,
  });
  return { app, calls, lines };
}

/** Tells what one service call was given, after the context. */
export function inputOf(calls: FakeCalls, name: string): unknown {
  return calls.find((call) => call.name === name)?.inputs[1];
}

/** A folder that is gone after `use`. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'atlas-client-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
