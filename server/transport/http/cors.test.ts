import { startStubHost } from '../../test/stub-host.js';

const origin = 'https://lab.example.org';
const preflight = {
  origin,
  'access-control-request-method': 'GET',
  'access-control-request-headers': 'authorization,content-type',
};
const only = (...corsOrigins: string[]) => ({ config: { trustProxy: false, corsOrigins } });

test('any origin may read responses and their exposed headers', async () => {
  const { app } = await startStubHost();
  const { headers } = await app.inject({ url: '/api/openapi.json', headers: { origin } });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  const promised = ['ETag', 'Retry-After', 'Content-Disposition', 'X-Request-Id', 'X-Total-Count'];
  for (const name of [...promised, 'Idempotent-Replayed']) {
    expect(headers['access-control-expose-headers']).toContain(name);
  }
});

test('any origin may read errors', async () => {
  const { app } = await startStubHost();
  const { headers } = await app.inject({ url: '/api/disease/%ff', headers: { origin } });
  expect(headers['access-control-allow-origin']).toBe('*');
});

test.each([
  ['/api/disease', 'GET, HEAD, POST, OPTIONS'],
  ['/api/disease/AIA0000042', 'GET, HEAD, PUT, DELETE, OPTIONS'],
  ['/graphql', 'GET, POST, OPTIONS'],
])('a preflight of %s allows the methods and the Authorization header: %s', async (url, methods) => {
  const { app } = await startStubHost();
  const answer = await app.inject({ method: 'OPTIONS', url, headers: preflight });
  expect(answer.statusCode).toBe(204);
  expect(answer.body).toBe('');
  expect(answer.headers).toMatchObject({
    allow: methods,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    'access-control-allow-headers': '*, Authorization',
  });
});

test('if origins are configured, only they may read', async () => {
  const { app } = await startStubHost({}, only(origin, 'https://other.example.org'));
  const ours = await app.inject({ url: '/api/openapi.json', headers: { origin } });
  const foreign = await app.inject({
    url: '/api/openapi.json',
    headers: { origin: 'https://evil.example.org' },
  });
  const none = await app.inject('/api/openapi.json');
  expect(ours.headers['access-control-allow-origin']).toBe(origin);
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  expect(none.headers).not.toHaveProperty('access-control-allow-origin');
  for (const { headers } of [ours, foreign, none]) expect(headers.vary).toContain('origin');
});

test('compression keeps Vary: Origin', async () => {
  const { app } = await startStubHost({}, only(origin));
  const headers = { origin, 'accept-encoding': 'br' };
  const answer = await app.inject({ url: '/api/openapi.json', headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, origin' });
});
