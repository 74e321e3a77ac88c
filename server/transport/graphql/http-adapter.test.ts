import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { messages } from '../../../schema/contract/messages.js';
import { startGraphqlApi } from '../../test/graphql/graphql-api.js';

describe('GraphQL over HTTP', () => {
  let api: Awaited<ReturnType<typeof startGraphqlApi>>;
  const clientDir = mkdtempSync(join(tmpdir(), 'graphiql-'));
  beforeAll(async () => {
    mkdirSync(join(clientDir, 'graphiql'));
    writeFileSync(join(clientDir, 'graphiql', 'index.html'), '<title>GraphiQL</title>');
    const additionalKeys = async () => ({ keys: ['note'], dataVersion: '1' });
    api = await startGraphqlApi({ statistics: { additionalKeys } }, clientDir);
  });
  afterAll(async () => {
    await api.app.close();
    rmSync(clientDir, { recursive: true });
  });

  it('answers a query by GET without a preflight', async () => {
    const response = await api.app.inject({ url: '/graphql?query={additionalKeys}' });
    expect(response.json()).toEqual({ data: { additionalKeys: ['note'] } });
  });

  it.each(['query={__typename}%ff', 'query={additionalKeys}&variables=%'])(
    'rejects a GET whose address is not well-formed: %s',
    async (query) => {
      const response = await api.app.inject({ url: `/graphql?${query}` });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        errors: [{ message: messages.malformedAddress, extensions: { code: 'BAD_USER_INPUT' } }],
      });
    },
  );

  it('rejects a mutation by GET', async () => {
    const response = await api.app.inject({ url: '/graphql?query=mutation{__typename}' });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).not.toHaveProperty('data');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'rejects a POST of %s, which other sites could send without a preflight',
    async (type) => {
      const { status, errors } = await api.post('{"query":"{additionalKeys}"}', { 'content-type': type });
      expect(status).toBe(415);
      expect(errors?.[0]).toMatchObject({
        message: messages.unsupportedMediaType,
        extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', requestId: expect.any(String) },
      });
    },
  );

  it('authenticates the sender of a form before it reads the body', async () => {
    const { status, errors } = await api.post('--x', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(status).toBe(401);
    expect(errors?.[0]).toMatchObject({
      message: messages.accessDeniedNoToken,
      extensions: { code: 'UNAUTHENTICATED', requestId: expect.any(String) },
    });
  });

  it('rejects a body that is not JSON', async () => {
    const { status, errors } = await api.post('{');
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({
      message: messages.malformedBody,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([{}, { query: 1 }, { query: '{ additionalKeys }', variables: 'x' }])(
    'rejects %j with a request id',
    async (body) => {
      const { status, errors } = await api.post(body);
      expect(status).toBe(400);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        requestId: expect.any(String),
      });
    },
  );

  it('refuses an object of more than 1,000 names', async () => {
    const variables = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`v${String(index)}`, 1]),
    );
    const { status, errors } = await api.post({ query: '{ additionalKeys }', variables });
    expect([status, errors?.[0]?.message]).toEqual([413, messages.requestTooLarge]);
  });

  it('does not read an Accept header of more than 2,000 characters, which takes long to compare', async () => {
    const payload = { query: '{ additionalKeys }' };
    const answers = [400, 4000].map((types) =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { accept: Array(types).fill('a/b').join() },
        payload,
      }),
    );
    const [read, unread] = await Promise.all(answers);
    expect([read?.statusCode, unread?.statusCode]).toEqual([406, 200]);
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('rejects %s with the allowed methods', async (method) => {
    const response = await api.app.inject({ method, url: '/graphql' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, POST, OPTIONS');
    expect(response.json()).toMatchObject({ errors: [{ message: messages.methodNotAllowed }] });
  });

  it('serves GraphiQL to a browser, with a policy that allows no other host', async () => {
    const response = await api.app.inject({ url: '/graphql', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.body).toContain('<title>GraphiQL</title>');
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toContain("script-src 'self';");
    expect(response.headers['content-security-policy']).not.toMatch(/https?:|\*/);
  });

  it('answers a query sent by a browser', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const response = await api.app.inject({ url: '/graphql?query={additionalKeys}', headers });
    expect(response.json()).toEqual({ data: { additionalKeys: ['note'] } });
  });
});
