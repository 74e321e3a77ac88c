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

  it('refuses a mutation by GET', async () => {
    const response = await api.app.inject({ url: '/graphql?query=mutation{__typename}' });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.json()).not.toHaveProperty('data');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'refuses a POST of %s, which a foreign page could send',
    async (type) => {
      const { status, errors } = await api.post('{"query":"{additionalKeys}"}', { 'content-type': type });
      expect(status).toBe(415);
      expect(errors?.[0]).toMatchObject({
        message: messages.unsupportedMediaType,
        extensions: { code: 'UNSUPPORTED_MEDIA_TYPE', requestId: expect.any(String) },
      });
    },
  );

  it('asks who sends a form before it is read', async () => {
    const { status, errors } = await api.post('--x', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(status).toBe(401);
    expect(errors?.[0]).toMatchObject({
      message: messages.accessDeniedNoToken,
      extensions: { code: 'UNAUTHENTICATED', requestId: expect.any(String) },
    });
  });

  it('refuses a body that is not JSON', async () => {
    const { status, errors } = await api.post('{');
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({
      message: messages.malformedBody,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([{}, { query: 1 }, { query: '{ additionalKeys }', variables: 'x' }])(
    'gives the refusal of %j an id too',
    async (body) => {
      const { status, errors } = await api.post(body);
      expect(status).toBe(400);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        requestId: expect.any(String),
      });
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('refuses %s and says what is allowed', async (method) => {
    const response = await api.app.inject({ method, url: '/graphql' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, POST, OPTIONS');
    expect(response.json()).toMatchObject({ errors: [{ message: messages.methodNotAllowed }] });
  });

  it('shows GraphiQL to a browser, under a policy that names no other host', async () => {
    const response = await api.app.inject({ url: '/graphql', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.body).toContain('<title>GraphiQL</title>');
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toContain("script-src 'self';");
    expect(response.headers['content-security-policy']).not.toMatch(/https?:|\*/);
  });

  it('answers a browser’s query all the same', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const response = await api.app.inject({ url: '/graphql?query={additionalKeys}', headers });
    expect(response.json()).toEqual({ data: { additionalKeys: ['note'] } });
  });
});
