import { Registry } from 'prom-client';

import { messages } from '../../../schema/contract/messages.js';
import { Secret } from '../../secret.js';
import { startStubHost } from '../../test/stub-host.js';

const token = 'a token of at least sixteen letters'.replaceAll(' ', '-');

describe('without a token', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.8.8'])('%s reads the metrics', async (peer) => {
    const { app } = await startStubHost();
    const answer = await app.inject({ url: '/metrics', remoteAddress: peer });
    expect([answer.statusCode, answer.body]).toEqual([200, 'figures']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('no web page of another origin reads them', async () => {
    const { app } = await startStubHost();
    const answer = await app.inject({ url: '/metrics', headers: { origin: 'https://evil.example.org' } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('other machines are refused', async () => {
    const { app } = await startStubHost();
    const answer = await app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' });
    expect([answer.statusCode, answer.json().message]).toEqual([403, messages.metricsLocal]);
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'])(
    'a request that a proxy on this machine passed on with %s is refused, also from a trusted one',
    async (name) => {
      const { app } = await startStubHost({}, { config: { trustProxy: true } });
      const answer = await app.inject({ url: '/metrics', headers: { [name]: '127.0.0.1' } });
      expect(answer.statusCode).toBe(403);
    },
  );
});

describe('with a token', () => {
  const read = async (authorization?: string) => {
    const { app } = await startStubHost({}, { config: { metricsToken: new Secret(token) } });
    const headers = authorization === undefined ? {} : { authorization };
    return app.inject({ url: '/metrics', remoteAddress: '192.0.2.7', headers });
  };

  test('whoever sends it reads the metrics', async () => {
    expect((await read(`Bearer ${token}`)).statusCode).toBe(200);
  });

  test.each([undefined, 'Bearer', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`])(
    '%s is refused',
    async (authorization) => {
      const answer = await read(authorization);
      expect([answer.statusCode, answer.json().message]).toEqual([401, messages.metricsToken]);
    },
  );

  test('this machine needs it, too', async () => {
    const { app } = await startStubHost({}, { config: { metricsToken: new Secret(token) } });
    expect((await app.inject('/metrics')).statusCode).toBe(401);
  });
});

test('requests are counted by route template, method and status; labels hold nothing that a client sent', async () => {
  const registry = new Registry();
  const { app } = await startStubHost({}, { registry });
  await app.inject('/healthz');
  await app.inject('/healthz?secret=1');
  await app.inject('/olga@example.org/secret');
  await app.inject('/api/disease/secret/history/secret');
  await app.inject({ url: '/healthz', method: 'PROPFIND' as 'GET' }).catch(() => undefined);

  const text = await registry.metrics();
  expect(text).toContain('atlas_http_requests_total{route="/healthz",method="GET",status="200"} 2');
  expect(text).toContain('route="/api/disease/:id/history/:version"');
  expect(text).toContain('route="page or unknown",method="GET",status="404"');
  expect(text).toMatch(/atlas_http_request_duration_seconds_count\{route="\/healthz"\} 2/);
  expect(text).not.toMatch(/secret|olga/);
});
