import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';

import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import { startStubHost } from '../../test/stub-host.js';

const envelope = { success: false, requestId: expect.stringMatching(/^[\w-]{36}$/) };

function throwing(error: unknown) {
  const list = async () => {
    throw error;
  };
  return startStubHost({ entryList: { list }, exports: { longPage: async () => null } });
}

test.each([
  ['/api/nothing', 'GET'],
  ['/api/disease/search/nothing', 'GET'],
  ['/api', 'GET'],
  ['/api/disease/a/b/c', 'POST'],
  ['/nothing', 'POST'],
  ['/nothing', 'PROPFIND'],
  ['/api/nothing', 'OPTIONS'],
])('%s is not found by %s', async (url, method) => {
  const { app } = await startStubHost();
  const answer = await app.inject({ url, method: method as 'GET', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ ...envelope, message: messages.notFound, code: 'NOT_FOUND' });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'])(
  '%s gets the allowed methods',
  async (method) => {
    const { app } = await startStubHost();
    const answer = await app.inject({
      url: '/api/disease/statistics/overview',
      method: method as 'PUT',
      headers: { 'content-type': 'text/nonsense' },
      payload: '{',
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(answer.json()).toEqual({
      ...envelope,
      message: messages.methodNotAllowed,
      code: 'METHOD_NOT_ALLOWED',
    });
  },
);

test.each([
  ['/healthz', 'GET, HEAD, OPTIONS'],
  ['/readyz', 'GET, HEAD, OPTIONS'],
  ['/api/docs', 'GET, HEAD, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ['/api/disease', 'GET, HEAD, POST, OPTIONS'],
  ['/api/disease/AIA0000001/history', 'GET, HEAD, OPTIONS'],
  ['/api/disease/AIA0000001/restore', 'POST, OPTIONS'],
])('DELETE of %s gets the allowed methods', async (url, methods) => {
  const { app } = await startStubHost();
  const answer = await app.inject({ url, method: 'DELETE' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, methods]);
});

test.each(['/api/disease/%ff', '/api/disease/%', '/api/disease/disease/%c3%28', '/api/disease?disease=%ff'])(
  'the malformed path %s is rejected with a message',
  async (url) => {
    const { app } = await startStubHost();
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      ...envelope,
      message: messages.malformedAddress,
      code: 'BAD_USER_INPUT',
    });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-request-id']).toBe(answer.json().requestId);
  },
);

test('a path that is too long is rejected with 414', async () => {
  const { app } = await startStubHost();
  const answer = await app.inject(`/api/disease?disease=${'x'.repeat(33_000)}`);
  expect(answer.statusCode).toBe(414);
  expect(answer.json()).toEqual({ ...envelope, message: messages.addressTooLong, code: 'PAYLOAD_TOO_LARGE' });
});

test('an AppError becomes its status, code, message and problems', async () => {
  const { app } = await throwing(badInput('page', messages.wholeNumber('page', 1, 9)));
  const answer = await app.inject('/api/disease');
  const message = 'page must be a whole number from 1 to 9';
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    ...envelope,
    message,
    code: 'BAD_USER_INPUT',
    errors: [{ path: 'page', message }],
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['53300', '57014', '55P03'])(
  'error %s of a busy database is answered as busy, not as unavailable',
  async (code) => {
    const { app } = await throwing(Object.assign(new Error('busy'), { code }));
    const answer = await app.inject('/api/disease');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject({ message: messages.databaseBusy });
  },
);

test('only a bad password link is called invalid, not one that was asked for too often', async () => {
  const verify = jest
    .fn()
    .mockRejectedValueOnce(badInput('token', messages.linkInvalid))
    .mockRejectedValueOnce(new AppError('RATE_LIMITED', messages.tooManyAttempts(9)));
  const { app } = await startStubHost({ passwords: { verify } });
  const bad = await app.inject('/api/auth/verify-reset-token/abc');
  expect([bad.statusCode, bad.json().valid]).toEqual([400, false]);
  const limited = await app.inject('/api/auth/verify-reset-token/abc');
  expect([limited.statusCode, 'valid' in limited.json()]).toEqual([429, false]);
});

test('an unavailable database is answered 503 with Retry-After', async () => {
  const { app, lines } = await throwing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  const answer = await app.inject('/api/disease');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toEqual({ ...envelope, message: messages.unavailable, code: 'UNAVAILABLE' });
  // In one line without a stack trace, since probes call it each second.
  const warned = lines.filter(({ level }) => level === 40);
  expect(warned).toEqual([expect.objectContaining({ reason: 'connect', msg: messages.unavailable })]);
  expect(warned[0]).not.toHaveProperty('err');
});

test.each([new Error('SELECT secret FROM /etc'), 'a text', null, undefined, { statusCode: 200 }])(
  'an unexpected error (%p) is hidden from the client and logged under its request id',
  async (thrown) => {
    const { app, lines } = await throwing(thrown);
    const answer = await app.inject('/api/disease');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ ...envelope, message: messages.internal, code: 'INTERNAL_SERVER_ERROR' });
    const logged = lines.find(({ level }) => level === 50);
    expect(logged?.['requestId']).toBe(answer.json().requestId);
    if (thrown instanceof Error) expect(JSON.stringify(logged)).toContain(thrown.message);
  },
);

test('errors of clients are not logged as errors', async () => {
  const { app, lines } = await throwing(new AppError('NOT_FOUND', messages.entryNotFound));
  await app.inject('/api/disease');
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

/** Sends raw bytes, and reads until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const { app } = await startStubHost();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const answer = (await socket.toArray()).join('');
  await app.close();
  return answer;
}

test.each([
  [
    'oversized headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`,
    431,
    messages.addressTooLong,
  ],
  ['malformed requests', 'NONSENSE\r\n\r\n', 400, messages.malformedRequest],
  ['requests without a host', 'GET /api/disease HTTP/1.1\r\n\r\n', 400, messages.malformedRequest],
  [
    'expectations that are not met',
    'GET /api/disease HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\n\r\n',
    417,
    messages.malformedRequest,
  ],
])('%s are answered in JSON', async (_what, bytes, status, message) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `));
  expect(head).toContain('x-content-type-options: nosniff');
  const { requestId, ...said } = JSON.parse(body);
  expect(head).toContain(`x-request-id: ${requestId}`);
  expect(said).toMatchObject({ success: false, message });
});
