import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { ImportView } from '../../services/imports/import-views.js';
import type { ImportSource } from '../../services/imports/reading/import-source.js';
import { formOf } from '../../test/imports/import-forms.js';
import { startFakeHost } from '../../test/rest/fake-host.js';

const asCurator = { authorization: 'Bearer curator' };
const id = '0190a5c4-7d3e-7a52-9a55-3d0c6f1f2b99';
const moment = new Date('2026-11-20T09:30:00Z');
const fileRoute = '/api/disease/import/file';
const bulkRoute = '/api/disease/bulk/import';

const anImport: ImportView = {
  id, status: 'waiting', fileName: 'entries.csv', format: 'csv', mode: 'valid_only', existing: 'refuse', dryRun: false,
  sheet: null, sheets: [], total: 3, inserted: 1, updated: 0, skipped: 1, failed: 1, processed: 3, errorsTotal: 1, warningsTotal: 0,
  unmappedColumns: ['Curator'], columns: [], message: null, by: null, createdAt: moment, finishedAt: moment, undoneAt: null,
  undoneBy: null, reverted: 0, conflictsTotal: 0, canUndo: true, canRun: false,
}; // prettier-ignore
const problem = { row: 3, path: 'autoantigen', message: 'is required', value: null, entry: null };

/** The door over imports that keep what they were sent and end as the test says. */
async function openDoor(end: Partial<ImportView> = { status: 'done' }) {
  const received: (Omit<ImportSource, 'body'> & { text: string; options: unknown; key: unknown })[] = [];
  const failures: unknown[] = [];
  const take = async (_ctx: unknown, { body, ...source }: ImportSource, options: unknown, key: unknown) => {
    const kept = await text(body).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
    received.push({ ...source, text: kept, options, key });
    return anImport;
  };
  const host = await startFakeHost({
    answers: {
      'imports.requireImporter': () => undefined,
      'imports.importFile': take,
      'imports.importEntries': () => anImport,
      'imports.settled': () => ({ ...anImport, ...end }),
      'imports.errors': () => [problem],
    },
  });
  const url = await host.app.listen({ port: 0, host: '127.0.0.1' });
  async function send(path: string, body: FormData | string, headers: Record<string, string> = {}) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...asCurator, ...headers },
      body,
      duplex: 'half',
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  return { ...host, url, send, received, failures };
}

describe('a file sent to REST', () => {
  let door: Awaited<ReturnType<typeof openDoor>>;
  beforeAll(async () => {
    door = await openDoor();
  });
  afterAll(() => door.app.close());
  beforeEach(() => door.received.splice(0));

  test('is read with its name, its key, and options of the query before those of the form', async () => {
    const texts = { mode: 'all', existing: 'update', sheet: 'Two', other: 'x' };
    const form = formOf({ file: 'disease\nβ\n', name: 'Ärzte "1".csv' }, texts);
    const headers = { 'idempotency-key': 'mine' };
    const answer = await door.send(`${fileRoute}?mode=valid-only&dryRun=true`, form, headers);
    expect(answer).toMatchObject({ status: 200, body: { success: true, importId: id } });
    expect(door.received).toMatchObject([
      {
        text: 'disease\nβ\n',
        fileName: expect.stringContaining('Ärzte'),
        mediaType: 'text/csv',
        sheet: 'Two',
        maxBytes: 1_048_576,
        options: { mode: 'valid-only', dryRun: 'true', existing: 'update', sheet: 'Two' },
        key: 'mine',
      },
    ]);
  });

  const form = (name: string, value: string | Blob) => {
    const made = new FormData();
    made.append(name, value);
    return made;
  };
  test.each([
    ['none at all', new FormData()],
    ['one of another name', form('upload', new Blob(['disease\n']))],
    ['a text for one', form('file', 'disease\n')],
  ])('is asked for where there is %s', async (_what, body) => {
    const answer = await door.send(fileRoute, body);
    expect(answer).toMatchObject({ status: 400, body: { message: messages.importFileRequired } });
    expect(door.received).toEqual([]);
  });

  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const tooLong = { 'content-length': String(1_048_576 + limits.jsonBodyBytes + 1) };
  const json = { 'content-type': 'application/json', 'content-length': '10' };
  const long = { 'content-type': 'application/json', 'content-length': '104857601' };

  test.each([
    [fileRoute, 'a visitor', 401, messages.accessDeniedNoToken, { ...multipart, ...tooLong }],
    [fileRoute, 'what is no form', 415, messages.uploadMediaType, { ...asCurator, ...json }],
    [
      fileRoute,
      'what is too long',
      413,
      messages.uploadTooLarge(1),
      { ...asCurator, ...multipart, ...tooLong },
    ],
    [bulkRoute, 'a visitor', 401, messages.accessDeniedNoToken, json],
    [bulkRoute, 'what is too long', 413, messages.requestTooLarge, { ...asCurator, ...long }],
  ])('%s refuses %s while not a byte of it has come', async (path, _what, status, message, headers) => {
    const asked = request(door.url + path, { method: 'POST', headers });
    asked.on('error', () => undefined);
    asked.flushHeaders();
    const said = await new Promise<[number | undefined, string]>((resolve, reject) => {
      asked.once('response', (answer) => {
        text(answer).then((body) => resolve([answer.statusCode, body]), reject);
      });
    });
    asked.destroy();
    expect([said[0], (JSON.parse(said[1]) as { message: string }).message]).toEqual([status, message]);
  });

  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\ndisease\r\n';

  test('that stops before its end is said to have broken off', async () => {
    const answer = await door.send(fileRoute, head, multipart);
    expect(answer).toMatchObject({ status: 400, body: { message: messages.uploadBrokenOff } });
    expect(door.received).toEqual([]);
  });

  test('of a client that goes away ends for the service, too', async () => {
    const taken = () => door.calls.filter(({ name }) => name === 'imports.importFile').length;
    const before = taken();
    door.failures.length = 0;
    const headers = { ...asCurator, ...multipart, 'content-length': '2000' };
    const asked = request(door.url + fileRoute, { method: 'POST', headers });
    asked.on('error', () => undefined);
    asked.write(head);
    while (taken() === before) await pause();
    asked.destroy();
    while (door.failures.length === 0) await pause();
    expect(door.failures).toMatchObject([{ code: 'BAD_USER_INPUT', message: messages.uploadBrokenOff }]);
  });

  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));
});

test('entries that hold more values than entries can are refused unread', async () => {
  const door = await openDoor();
  const body = `{"entries":[${'[],'.repeat(limits.imports.bodyValues / 2)}[]]}`;
  const answer = await door.send(bulkRoute, body, { 'content-type': 'application/json' });
  expect(answer).toMatchObject({ status: 413, body: { message: messages.requestTooLarge } });
  expect(door.calls.filter(({ name }) => name.startsWith('imports.'))).toEqual([]);
  await door.app.close();
});

const data = {
  importId: id,
  errors: [{ row: 3, path: 'autoantigen' }],
  errorsTotal: 1,
  unmappedColumns: ['Curator'],
};

test.each([
  ['done', 200, { success: true, message: 'Successfully imported 1 entries', importId: id, data }],
  ['previewed', 200, { success: true, data: { ...data, status: 'previewed', mode: 'valid-only' } }],
  ['running', 202, { success: true, message: messages.importRunsOn, importId: id, data }],
  ['refused', 400, { success: false, code: 'BAD_USER_INPUT', message: messages.importRefused(1), errors: data.errors, errorsTotal: 1, data }],
  ['failed', 503, { success: false, code: 'UNAVAILABLE', message: messages.importBrokenOff }],
] as const)('an import that is %s is answered %i', async (status, code, body) => {
  const door = await openDoor({ status });
  const answer = await door.send(bulkRoute, '{"entries":[{}]}', { 'content-type': 'application/json' });
  expect(answer).toMatchObject({ status: code, body });
  await door.app.close();
}); // prettier-ignore
