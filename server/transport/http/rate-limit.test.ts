import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { startStubHost } from '../../test/stub-host.js';

const { visitor, windowSeconds } = limits.requests;

afterEach(() => jest.restoreAllMocks());

test('a request beyond the limit of its address is refused in words, and others are not', async () => {
  // On a busy machine, the requests take longer than the window.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { app } = await startStubHost({}, { config: { rateLimit: true } });
  const ask = (remoteAddress: string) =>
    app.inject({ url: '/api/openapi.json', method: 'HEAD', remoteAddress });
  for (let sent = 0; sent < visitor; sent += 1) await ask('192.0.2.7');
  const refused = await app.inject({ url: '/api/openapi.json', remoteAddress: '::ffff:192.0.2.7' });

  expect(refused.statusCode).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(windowSeconds);
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', message: messages.tooManyRequests(seconds) });
  expect(refused.headers).toMatchObject({ 'ratelimit-limit': String(visitor), 'ratelimit-remaining': '0' });
  expect((await ask('192.0.2.8')).statusCode).toBe(200);
});

test('a request whose address is spelt with escapes counts as well', async () => {
  const { app } = await startStubHost({}, { config: { rateLimit: true } });
  const { headers } = await app.inject('/%61pi/openapi.json');
  expect(headers).toMatchObject({ 'ratelimit-remaining': String(visitor - 1) });
});
