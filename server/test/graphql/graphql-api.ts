import { fastify, type LightMyRequestResponse } from 'fastify';
import { Registry } from 'prom-client';

import { PrimaryReads } from '../../services/reads/reads.js';
import type { Services } from '../../services/services.js';
import { buildGraphqlSchema } from '../../transport/graphql/build-schema.js';
import { createGraphqlPlugin } from '../../transport/graphql/graphql-plugin.js';
import { ResponseCache } from '../../transport/response-cache.js';
import { resolverClasses } from '../../use-cases.js';

export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly data?: unknown;
  readonly errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** The GraphQL API alone, with stubs for the services that a test uses; `logged` collects the log. */
export async function startGraphqlApi(stubs: object = {}, clientDir = '/nowhere') {
  const logged: { level: 'warn' | 'error'; details: object; message: string }[] = [];
  const app = fastify();
  const reads = new PrimaryReads({ for: async () => '' });
  const known: object = { reads, ...stubs };
  const services = known as Services;
  const register = await createGraphqlPlugin({
    schema: buildGraphqlSchema(resolverClasses, services),
    services,
    log: {
      warn: (details, message) => logged.push({ level: 'warn', details, message }),
      error: (details, message) => logged.push({ level: 'error', details, message }),
    },
    readContext: ({ id, ip }) => ({ viewer: null, tokenRefused: false, address: ip, requestId: id }),
    maxUploadBytes: 1_048_576,
    registry: new Registry(),
    clientDir,
    responseCache: new ResponseCache(),
  });
  await register(app);

  async function post(
    payload: object | string,
    headers: Record<string, string> = {},
  ): Promise<GraphqlAnswer> {
    const sent = {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...headers,
    };
    const response = await app.inject({ method: 'POST', url: '/graphql', headers: sent, payload });
    return { status: response.statusCode, headers: response.headers, ...response.json<object>() };
  }

  const ask = (query: string, variables: object = {}): Promise<GraphqlAnswer> => post({ query, variables });
  return { app, ask, post, logged };
}

/** Expects the refusal of a query that is too complex: one error, and no data. */
export function expectTooComplex(answer: GraphqlAnswer, message: string): void {
  expect(answer.status).toBe(400);
  expect(answer.errors?.[0]).toMatchObject({ message, extensions: { code: 'QUERY_TOO_COMPLEX' } });
  expect(answer.errors).toHaveLength(1);
  expect(answer).not.toHaveProperty('data');
}
