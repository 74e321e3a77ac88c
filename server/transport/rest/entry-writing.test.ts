import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { inputOf, startFakeHost } from '../../test/rest/fake-host.js';
import { fakeDeletedEntry, fakeEntry, fakeRevision, fakeUser } from '../../test/rest/fake-things.js';
import { restRoutes } from './rest-routes.js';

const asCurator = { authorization: 'Bearer curator' };
const { id, ...rest } = fakeEntry();
const moments = { createdAt: '2026-01-15T09:30:00.000Z', updatedAt: '2026-01-15T09:30:00.000Z' };
const entry = { _id: id, ...rest, ...moments };
const at = '2026-02-01T14:05:00.000Z';
const { id: _id, ...gone } = fakeDeletedEntry;

test.each([
  ['POST', '/api/disease', 201, { message: messages.entryCreated, data: entry }],
  ['POST', '/api/disease/', 201, { message: messages.entryCreated, data: entry }],
  ['PUT', `/api/disease/${id}`, 200, { message: messages.entryUpdated, data: entry }],
  ['DELETE', `/api/disease/${_id}`, 200, { message: messages.entryDeleted, data: { _id } }],
  ['POST', `/api/disease/${id}/restore`, 200, { message: messages.entryRestored, data: entry }],
  [
    'GET',
    `/api/disease/${id}/history`,
    200,
    {
      data: [{ ...fakeRevision, at, by: { _id: fakeUser.id, name: fakeUser.name } }],
      count: 1,
      total: 2,
    },
  ],
  [
    'GET',
    '/api/disease/AIA0000042/history/2',
    200,
    {
      data: {
        accession: 'AIA0000042',
        version: 2,
        at,
        ...mapEntryFields((name) => `${name} then`),
        additional: { cohort: 'A' },
      },
    },
  ],
  [
    'GET',
    '/api/disease/deleted',
    200,
    { data: [{ _id, ...gone, deletedAt: at }], pagination: { page: 1, limit: 10, total: 1, pages: 1 } },
  ],
] as const)('%s %s answers %d in the words of the contract', async (method, url, status, body) => {
  const { app } = await startFakeHost();
  const answer = await app.inject({ method, url, headers: asCurator });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ success: true, ...body });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers).not.toHaveProperty('idempotent-replayed');
});

const sent = { disease: 'A', reason: 'a name like any other', version: 3, anything: [1] };

test.each([
  ['POST', '/api/disease?reason=new', 'entryEditing.create', [sent, { reason: 'new' }]],
  ['POST', '/api/disease', 'entryEditing.create', [sent, { reason: undefined }]],
  [
    'PUT',
    '/api/disease/AIA0000042?reason=a+slip',
    'entryEditing.update',
    ['AIA0000042', sent, { version: 3, ifMatch: '"2"', reason: 'a slip' }],
  ],
  [
    'DELETE',
    '/api/disease/AIA0000042?reason=twice',
    'entryEditing.delete',
    ['AIA0000042', { version: 3, ifMatch: '"2"', reason: 'twice' }],
  ],
  [
    'POST',
    '/api/disease/AIA0000042/restore?reason=back',
    'entryEditing.restore',
    ['AIA0000042', { version: 3, reason: 'back' }],
  ],
] as const)('%s %s hands on what was sent as it was sent', async (method, url, name, inputs) => {
  const { app, calls } = await startFakeHost();
  await app.inject({ method, url, headers: { ...asCurator, 'if-match': '"2"' }, payload: sent });
  expect(calls.at(-1)).toMatchObject({ name, inputs: [{ viewer: { role: 'Curator' } }, ...inputs] });
});

test('a history and a list of deleted entries hand on what they were asked for', async () => {
  const { app, calls } = await startFakeHost();
  await app.inject({ url: '/api/disease/x/history?limit=7', headers: asCurator });
  await app.inject({ url: '/api/disease/x/history/last', headers: asCurator });
  await app.inject({ url: '/api/disease/deleted?page=2&limit=3', headers: asCurator });
  const asked = calls.filter(({ name }) => name.startsWith('entryHistory.'));
  expect(asked.map(({ inputs }) => inputs.slice(1))).toEqual([
    ['x', { limit: '7' }],
    ['x', 'last'],
    [{ page: '2', limit: '3' }],
  ]);
});

test.each([
  ['PUT', '/api/disease/', 'entryEditing.update', ''],
  ['DELETE', '/api/disease/', 'entryEditing.delete', ''],
  ['PUT', '/api/disease/%20', 'entryEditing.update', ' '],
  ['DELETE', '/api/disease/deleted', 'entryEditing.delete', 'deleted'],
  ['GET', '/api/disease/%20/history', 'entryHistory.history', ' '],
  ['GET', '/api/disease/x/history/', 'entryHistory.history', 'x'],
  ['POST', '/api/disease/%00/restore', 'entryEditing.restore', '\u0000'],
] as const)('%s %s reaches the service for the sentence about the id', async (method, url, name, part) => {
  const { app, calls } = await startFakeHost();
  await app.inject({ method, url, headers: asCurator });
  expect(inputOf(calls, name)).toBe(part);
});

test.each([
  ['POST', '/api/disease'],
  ['PUT', '/api/disease/AIA0000042'],
  ['POST', '/api/disease/AIA0000042/restore'],
] as const)('%s %s takes nothing but an object', async (method, url) => {
  const { app, calls } = await startFakeHost();
  for (const [payload, message] of [
    ['{"disease":', messages.malformedBody],
    ['{"__proto__":{"a":"b"}}', messages.malformedBody],
    ['[{"disease":"a"}]', messages.bodyNotAnObject],
    ['"disease"', messages.bodyNotAnObject],
  ] as const) {
    const headers = { ...asCurator, 'content-type': 'application/json', 'idempotency-key': 'k' };
    const answer = await app.inject({ method, url, headers, payload });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
  }
  expect(calls.every(({ name }) => name === 'viewers.viewerOf')).toBe(true);
});

test('a reason that is given twice is refused', async () => {
  const { app } = await startFakeHost();
  const url = '/api/disease/AIA0000042?reason=a&reason=b';
  const answer = await app.inject({ method: 'DELETE', url, headers: asCurator });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: messages.givenOnce('reason') });
});

describe('a call with a key', () => {
  const keyed = { ...asCurator, 'idempotency-key': 'my key' };

  test.each(
    restRoutes.filter(({ method }) => method === 'POST').map((route) => [route.path, route] as const),
  )('to POST %s is made once where its answer may be kept', async (path, { repeatable = false }) => {
    const headers = { authorization: 'Bearer admin', 'idempotency-key': 'my key' };
    const { app, calls } = await startFakeHost();
    await app.inject({ method: 'POST', url: path.replace('{id}', 'x'), headers, payload: {} });
    expect(calls.some(({ name }) => name === 'idempotency.once')).toBe(repeatable === true);
  });

  test('is the same call in every spelling of its address', async () => {
    const { app, calls } = await startFakeHost();
    const made = async (url: string, payload: object = { version: 1 }) => {
      await app.inject({ method: 'POST', url, headers: keyed, payload });
      return calls.filter(({ name }) => name === 'idempotency.once').at(-1)?.inputs[1];
    };
    const first = await made('/api/disease/x/restore');
    expect(first).toMatchObject({ key: 'my key' });
    expect(await made('/api/disease/x/restore/')).toEqual(first);
    expect(await made('/api/disease/%78/restore?')).toEqual(first);
    expect(await made('/api/disease/y/restore')).not.toEqual(first);
    expect(await made('/api/disease/x/restore?reason=a')).not.toEqual(first);
    expect(await made('/api/disease/x/restore', { version: 2 })).not.toEqual(first);
  });

  test('that was made before is answered as it was then, and told so', async () => {
    const kept = { status: 201, body: '{"success":true,"kept":1}', replayed: true };
    const { app, calls } = await startFakeHost({ answers: { 'idempotency.once': () => kept } });
    const answer = await app.inject({ method: 'POST', url: '/api/disease', headers: keyed, payload: {} });
    expect([answer.statusCode, answer.body]).toEqual([201, kept.body]);
    expect(answer.headers['idempotent-replayed']).toBe('true');
    expect(calls.some(({ name }) => name === 'entryEditing.create')).toBe(false);
  });

  test('that is refused is refused in the usual words', async () => {
    const fail = () => {
      throw new AppError('CONFLICT', messages.idempotencyKeyReused);
    };
    const { app } = await startFakeHost({ answers: { 'idempotency.once': fail } });
    const answer = await app.inject({ method: 'POST', url: '/api/disease', headers: keyed, payload: {} });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: messages.idempotencyKeyReused, code: 'CONFLICT' });
  });

  test('means nothing to a PUT, which can be sent again anyway', async () => {
    const { app, calls } = await startFakeHost();
    await app.inject({ method: 'PUT', url: '/api/disease/x', headers: keyed, payload: {} });
    expect(calls.some(({ name }) => name === 'idempotency.once')).toBe(false);
  });
});
