import { messages } from '../../../schema/contract/messages.js';
import { startStubHost } from '../../test/stub-host.js';

test('the process is up whatever the database does', async () => {
  const { app } = await startStubHost({}, { ready: async () => Promise.reject(new Error('away')) });
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'up' }]);
});

test('it is ready when the database is', async () => {
  const { app } = await startStubHost();
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
});

test('it says where the database only lets read', async () => {
  const { app } = await startStubHost({}, { ready: async () => false });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'reads-only' }]);
});

test('it is not ready when the database fails', async () => {
  const { app } = await startStubHost({}, { ready: async () => Promise.reject(new Error('secret')) });
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE', message: messages.unavailable });
});
