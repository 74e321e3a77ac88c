import type { Reply } from '../call-api.js';
import type { AtlasClient } from './atlas-client.js';

/** A call, and its name in messages. */
type NamedCall = readonly [name: string, send: () => Promise<Reply>];

export interface CallsOfEveryKind {
  readonly reads: readonly NamedCall[];
  readonly all: readonly NamedCall[];
}

/** Returns one call of every kind that needs the database: reads, writes and sign-in, of both APIs. */
export function callsOfEveryKind(
  atlas: AtlasClient,
  entryId: string,
  { email, password }: { readonly email: string; readonly password: string },
): CallsOfEveryKind {
  const content = { disease: 'A disease', autoantibody: 'An autoantibody', autoantigen: 'An autoantigen' };
  const named = ([method, path, sending]: Call): NamedCall => [
    `${method} ${path}`,
    () => atlas.call(method, path, sending),
  ];
  const graphql = (query: string): Call => ['POST', '/graphql', { body: { query } }];
  const reads: readonly Call[] = [
    ['GET', '/api/disease'],
    ['GET', `/api/disease/${entryId}`],
    ['GET', '/api/disease/search/entries?q=thyroid'],
    ['GET', '/api/disease/unique/disease'],
    ['GET', '/api/disease/statistics/overview'],
    ['GET', '/api/disease/export/data?format=csv'],
    ['GET', `/api/disease/${entryId}/history`],
    ['GET', '/api/auth/profile'],
    ['GET', '/api/users'],
    graphql('{ entries { items { id } } }'),
    graphql(`{ entry(id: "${entryId}") { id } }`),
  ];
  const others: readonly Call[] = [
    ['POST', '/api/disease', { body: content }],
    ['POST', '/api/disease', { body: content, headers: { 'idempotency-key': 'away' } }],
    ['PUT', `/api/disease/${entryId}`, { body: { epitope: 'changed' } }],
    ['DELETE', `/api/disease/${entryId}`],
    ['POST', `/api/disease/${entryId}/restore`, { body: { version: 1 } }],
    ['POST', '/api/auth/login', { body: { email, password } }],
    ['POST', '/api/auth/forgot-password', { body: { email } }],
    graphql(`mutation { login(email: "${email}", password: "${password}") { token } }`),
  ];
  return { reads: reads.map(named), all: [...reads, ...others].map(named) };
}

type Call = readonly [method: string, path: string, sending?: Parameters<AtlasClient['call']>[2]];

/** The outcome of a call: its status and message, and how many milliseconds the answer took. */
export async function timed(name: string, send: () => Promise<Reply>) {
  const started = performance.now();
  const { status, headers, body } = await send();
  const message: unknown = body?.message ?? body?.errors?.[0]?.message;
  const ms = performance.now() - started;
  return { name, status, message, later: Number(headers.get('retry-after')) > 0, ms };
}
