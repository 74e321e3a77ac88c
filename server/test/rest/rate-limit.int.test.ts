import { limits } from '../../../schema/contract/limits.js';
import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';

const atlas = useStarted(() => startTestApp({ trustProxy: true }));

const { visitor, user } = limits.requests;

const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  atlas.fetch(path, { headers: { 'x-forwarded-for': address, ...headers } });

const path = '/api/disease/AIA0000001';

test('every answer says how many requests remain, each address has its own, a user has more', async () => {
  const one = await get(path, '192.0.2.1');
  expect(one.headers.get('ratelimit-limit')).toBe(String(visitor));
  expect(one.headers.get('ratelimit-remaining')).toBe(String(visitor - 1));
  expect(Number(one.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(limits.requests.windowSeconds);

  const login = await atlas.call('POST', '/api/auth/login', { body: atlas.administrator });
  const signedIn = await get(path, '192.0.2.1', { authorization: `Bearer ${login.body.token}` });
  expect(signedIn.headers.get('ratelimit-limit')).toBe(String(user));

  const invented = await get(path, '192.0.2.1', { authorization: 'Bearer invented' });
  expect(invented.headers.get('ratelimit-limit')).toBe(String(visitor));
});

test('pages, files, health checks and metrics do not count', async () => {
  for (const other of ['/', '/entries', '/healthz', '/readyz', '/robots.txt']) {
    expect((await get(other, '192.0.2.2')).headers.get('ratelimit-limit')).toBeNull();
  }
});
