import { get, type IncomingMessage } from 'node:http';

import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { startEditingClient } from './editing-client.js';

const json = 'application/json; charset=utf-8';
const long = '/api/disease/unique/disease';
const short = '/api/disease/additional/keys';
const reads = [
  '/api/disease',
  '/api/disease/AIA0000042',
  '/api/disease/search/entries?q=a',
  '/api/disease/search/advanced?q=ab',
  '/api/disease/disease/lupus',
  '/api/disease/unique/type',
  '/api/disease/statistics/overview',
  short,
];
/** Headers that differ between requests, and between GET and HEAD. */
const ofOneRequest = new Set([
  ...['date', 'x-request-id', 'connection', 'keep-alive', 'ratelimit-remaining', 'ratelimit-reset'],
]);

interface ApiReference {
  readonly paths: Record<
    string,
    {
      readonly get?: {
        readonly security: readonly object[];
        readonly parameters: readonly Parameter[];
        readonly responses: Record<string, { readonly headers?: object }>;
      };
    }
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}

/** The address of a call with the examples of its parameters. */
function exampleAddress(path: string, parameters: readonly Parameter[]): string {
  const examples = (place: string): [string, string][] =>
    parameters
      .filter((parameter) => parameter.in === place && parameter.example !== undefined)
      .map(({ name, example }) => [name, String(example)]);
  const inPath = new Map(examples('path'));
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ''));
  return `${address}?${new URLSearchParams(examples('query')).toString()}`;
}

describe('REST responses', () => {
  const atlas = useStarted(() => startEditingClient({ seed: 'starter' }));

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    atlas.app.fetch(path, { method, headers });
  const asCurator = () => ({ authorization: `Bearer ${atlas.editor.token}` });

  it.each(reads)('%s is answered 304 if the client has the current version', async (path) => {
    const first = await ask(path);
    const etag = String(first.headers.get('etag'));
    expect(first.headers.get('content-type')).toBe(json);
    expect([etag, first.headers.get('cache-control')]).toEqual([expect.stringMatching(/^W\/"/), 'no-cache']);
    const second = await ask(path, { 'if-none-match': `"other", ${etag}` });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(second.headers.has('content-length')).toBe(false);
    expect([second.headers.get('etag'), second.headers.get('cache-control')]).toEqual([etag, 'no-cache']);
  });

  it('to visitors have the headers that the API reference states', async () => {
    const { paths } = (await (await ask('/api/openapi.json')).json()) as ApiReference;
    const documented = Object.entries(paths).flatMap(([path, { get: operation }]) =>
      operation?.security.length === 0 ? [{ path, ...operation }] : [],
    );
    expect(documented.length).toBeGreaterThan(30);
    for (const { path, parameters, responses } of documented) {
      const url = exampleAddress(path, parameters);
      const { headers } = await ask(url, {}, 'HEAD');
      const stated = Object.keys(responses['200']?.headers ?? {});
      const sent = ['ETag', 'X-Total-Count'].filter((name) => headers.has(name));
      expect([url, stated.filter((name) => name !== 'X-Request-Id')]).toEqual([url, sent]);
      expect([url, '304' in responses]).toEqual([url, sent.includes('ETag')]);
    }
  });

  it.each(['/api/disease', '/healthz', '/readyz', '/metrics', '/graphql'])(
    '%s may end with a slash',
    async (path) => {
      const answers = await Promise.all(
        [path, `${path}/`].map(async (url) => {
          const answer = await ask(`${url}?query={__typename}`);
          return [answer.status, answer.headers.get('content-type')];
        }),
      );
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]?.[0]).not.toBe(405);
    },
  );

  it('If-None-Match: * matches any tag', async () => {
    expect((await ask('/api/disease', { 'if-none-match': '*' })).status).toBe(304);
  });

  it.each([...reads, '/healthz', '/api/openapi.json', '/api/docs'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const plain = { 'accept-encoding': 'identity' };
      const { headers: got } = await ask(path, plain);
      const answer = await ask(path, plain, 'HEAD');
      const expected = Object.entries(Object.fromEntries(got)).filter(([name]) => !ofOneRequest.has(name));
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(Object.fromEntries(answer.headers)).toMatchObject(Object.fromEntries(expected));
    },
  );

  it.each([
    ...reads,
    '/api/nothing',
    '/api/disease/%ff',
    '/healthz',
    '/api/disease/export/data?format=csv',
    '/api/docs',
  ])('%s has a request id and the security headers', async (path) => {
    const headers = Object.fromEntries((await ask(path)).headers);
    expect(headers).toMatchObject({
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|\*|data:)/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it.each(['/api/disease', '/api/disease/AIA0000042', '/api/disease/export/data?limit=1'])(
    '%s is cacheable for visitors, also with an invalid token, but not for signed-in users',
    async (path) => {
      const cacheControl = async (headers = {}) => (await ask(path, headers)).headers.get('cache-control');
      expect(await cacheControl(asCurator())).toBe('no-store');
      expect(await cacheControl()).toBe('no-cache');
      expect(await cacheControl({ authorization: 'Bearer stale' })).toBe('no-cache');
    },
  );

  it.each([
    '/api/users',
    '/api/users/stats',
    '/api/submissions',
    '/api/disease/deleted',
    '/api/disease/AIA0000042/history',
    '/api/disease/AIA0000042/history/1',
  ])('%s is not cacheable', async (path) => {
    const { status, headers } = await atlas.call('GET', path, undefined, atlas.adminToken);
    expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
      200,
      'no-store',
      json,
    ]);
  });

  it('lists for signed-in people repeat their total in X-Total-Count', async () => {
    const entry = `/api/disease/${String((await atlas.make({ sensitivity: '69%' })).accession)}`;
    const entries = { body: { entries: [aDraft()] } };
    const preview = await atlas.send('POST', '/api/disease/bulk/import?dryRun=true', entries);
    const [measure] = (await atlas.send('GET', `${entry}/measures`)).body.data;
    const term = await atlas.send('GET', '/api/vocabulary/autoantibodies/anti-jo-1');
    for (const path of [
      `${entry}/history`,
      `${entry}/measures`,
      `${entry}/measures/${String(measure._id)}/history`,
      '/api/disease/deleted',
      '/api/disease/import',
      `/api/disease/import/${String(preview.body.importId)}/rows`,
      '/api/submissions',
      ...['/api/users', '/api/users/role/Curator'],
      `/api/vocabulary/autoantibodies/${String(term.body.data._id)}/history`,
    ]) {
      const { body, headers } = await atlas.call('GET', path, undefined, atlas.adminToken);
      const total = body.total ?? body.pagination?.total ?? body.data.pagination.totalUsers;
      expect([path, headers.get('x-total-count')]).toEqual([path, String(total)]);
    }
  });

  it('responses to writes are neither cacheable nor marked as replayed', async () => {
    const made = await atlas.send('POST', '/api/disease', { body: aDraft() });
    const path = `/api/disease/${String(made.body.data._id)}`;
    const others = [
      await atlas.send('PUT', path, { body: { type: 'x' } }),
      await atlas.send('DELETE', path),
      await atlas.send('POST', `${path}/restore`, { body: { version: 1 } }),
    ];
    for (const { headers } of [made, ...others]) {
      expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-store', json]);
      expect(headers.has('idempotent-replayed')).toBe(false);
    }
  });

  describe('request id', () => {
    const idFor = async (id: string) =>
      (await ask('/healthz', { 'x-request-id': id })).headers.get('x-request-id');

    it.each(['my-call', 'a'.repeat(100), '0190a5c4:7d3e.1_2'])(
      'is the one sent by the client: %s',
      async (id) => {
        expect(await idFor(id)).toBe(id);
      },
    );

    it.each(['', 'a'.repeat(101), 'with blank', '<script>', 'a"b', 'ä'])(
      'is a new one instead of %p',
      async (id) => {
        expect(await idFor(id)).toMatch(/^[0-9a-f-]{36}$/);
      },
    );
  });

  describe('compression', () => {
    it.each([
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ])('applies to a long response if the client accepts %s', async (accepted, encoding) => {
      const packed = await ask(long, { 'accept-encoding': accepted });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('vary')).toContain('accept-encoding');
      expect(packed.headers.get('etag')).toMatch(/^W\//);
      expect(await packed.json()).toEqual(await (await ask(long, { 'accept-encoding': 'identity' })).json());
    });

    it.each([undefined, 'identity', 'zstd', 'br;q=0'])(
      'does not apply if the client accepts %s',
      async (accepted) => {
        const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
        const { headers: sent } = await new Promise<IncomingMessage>((resolve, reject) => {
          get(atlas.app.url + long, { headers }, (answer) => resolve(answer.resume())).on('error', reject);
        });
        expect(sent).not.toHaveProperty('content-encoding');
        expect(sent.vary).toContain('accept-encoding');
      },
    );

    it('does not apply to a short response', async () => {
      expect((await ask(short, { 'accept-encoding': 'br' })).headers.has('content-encoding')).toBe(false);
    });
  });
});
