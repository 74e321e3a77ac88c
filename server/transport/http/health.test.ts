import { messages } from '../../../schema/contract/messages.js';
import { startStubHost } from '../../test/stub-host.js';

test('the liveness probe succeeds without the database', async () => {
  const { app } = await startStubHost({}, { ready: async () => Promise.reject(new Error('away')) });
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'up' }]);
});

test('the readiness probe succeeds with the database', async () => {
  const { app } = await startStubHost();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
});

test('the readiness probe reports a read-only database', async () => {
  const { app } = await startStubHost({}, { ready: async () => false });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'reads-only' }]);
});

test('about to stop, it is not ready, but serves, and closes every connection after its answer', async () => {
  const { app } = await startStubHost({}, { isDraining: () => true });
  const [ready, up] = [await app.inject('/readyz'), await app.inject('/healthz')];
  expect([ready.statusCode, ready.json().message]).toEqual([503, messages.stopping]);
  expect([up.statusCode, up.headers.connection]).toEqual([200, 'close']);
});

test('the readiness probe fails without the database', async () => {
  const { app } = await startStubHost({}, { ready: async () => Promise.reject(new Error('secret')) });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE', message: messages.unavailable });
});
