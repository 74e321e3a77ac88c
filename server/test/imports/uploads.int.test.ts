import { v7 as uuidV7 } from 'uuid';

import { limits } from '../../../schema/contract/limits.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import { unavailable } from '../../errors.js';
import { ImportRowsRepository } from '../../persistence/imports/import-rows.repository.js';
import { ImportRepository } from '../../persistence/imports/import.repository.js';
import { openDatabase } from '../../persistence/open-database.js';
import { ImportReceiver } from '../../services/imports/import-receiver.js';
import { readImportOptions } from '../../services/imports/read-import-options.js';
import { UploadInterrupted } from '../../services/imports/reading/import-source.js';
import { openEntries } from '../../services/imports/reading/open-source.js';
import { stageTable } from '../../services/imports/staged-file.js';
import type { Answer } from '../call-api.js';
import { eventually } from '../eventually.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';
import { formOf } from './import-forms.js';
import { answerToHeaders, breakOff, multipart } from './interrupted-uploads.js';
import { sheetFile } from './sheet-file.js';

const fileRoute = '/api/disease/import/file';
const bulkRoute = '/api/disease/bulk/import';
const header = 'disease,autoantibody,autoantigen\n';
const start = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${header}`;

describe('REST uploads', () => {
  const atlas = useStarted(() => startImportClient({ seed: 'none', maxUploadBytes: 1_048_576 }));
  let asCurator: { authorization: string };
  beforeAll(async () => {
    asCurator = { authorization: `Bearer ${atlas.editor.token}` };
  });

  async function send(path: string, body: FormData | string, headers: object = {}) {
    const answer = await atlas.app.fetch(path, {
      method: 'POST',
      headers: { ...asCurator, ...headers },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }
  const imports = async (): Promise<number> =>
    (await atlas.send('GET', '/api/disease/import')).body.pagination.total;

  const newest = async (): Promise<Answer> =>
    (await atlas.send('GET', '/api/disease/import?limit=1')).body.data[0];
  const brokenOff = { status: 'failed', message: messages.uploadBrokenOff };

  it('use the file name, and prefer options of the query to those of the form', async () => {
    const file = { file: `${header}β,B,C\n`, name: 'Ärzte "1".csv' };
    const form = formOf(file, { mode: 'all', existing: 'update', dryRun: 'false', other: 'x' });
    const { status, body } = await send(`${fileRoute}?mode=valid-only&dryRun=true`, form);
    expect([status, body.importId]).toEqual([200, body.data.importId]);
    expect(body.data).toMatchObject({
      status: 'previewed',
      fileName: expect.stringContaining('Ärzte'),
      format: 'csv',
      mode: 'valid-only',
      existing: 'update',
      dryRun: true,
      inserted: 1,
    });
  });

  it.each(['dryrun', 'dry_run', 'DryRun'])('do not import if an option is misspelt: %s', async (name) => {
    const before = await imports();
    const message = messages.optionMisspelt(name, 'dryRun');
    const refused = { status: 400, body: { message, errors: [{ path: name, message }] } };
    const file = { file: `${header}Misspelt,B,C\n` };
    expect(await send(`${fileRoute}?${name}=true`, formOf(file))).toMatchObject(refused);
    expect(await send(fileRoute, formOf(file, { [name]: 'true' }))).toMatchObject(refused);
    const json = { 'content-type': 'application/json' };
    expect(await send(`${bulkRoute}?${name}=true`, '{"entries":[]}', json)).toMatchObject(refused);
    expect(await imports()).toBe(before);
  });

  it('do not import if an option comes after the file', async () => {
    const total = await atlas.total();
    const late = formOf({ file: `${header}Late,B,C\n` });
    late.append('dryRun', 'true');
    const message = messages.optionAfterFile('dryRun');
    expect(await send(fileRoute, late)).toMatchObject({ status: 400, body: { message } });
    expect(await atlas.total()).toBe(total);
    const others = formOf({ file: `${header}Other parts,B,C\n` });
    others.append('note', 'x');
    others.append('more', new Blob([header]), 'more.csv');
    expect((await send(`${fileRoute}?dryRun=true`, others)).body.data).toMatchObject({ inserted: 1 });
  });

  it('read an option that declares the type of JSON', async () => {
    const form = new FormData();
    form.append('mapping', new Blob(['{"illness":"disease"}'], { type: 'application/json' }));
    form.append('file', new Blob(['illness,autoantibody,autoantigen\nTyped,B,C\n']), 'typed.csv');
    expect((await send(`${fileRoute}?dryRun=true`, form)).body.data).toMatchObject({ inserted: 1 });
    const long = new FormData();
    long.append('mapping', new Blob([' '.repeat(limits.jsonBodyBytes + 1)], { type: 'application/json' }));
    const message = importFileMessages.uploadFieldTooLong('mapping');
    expect(await send(fileRoute, long)).toMatchObject({ status: 400, body: { message } });
  });

  it('do not import if the form has an option or the file twice', async () => {
    const total = await atlas.total();
    const file = { file: `${header}Twice,B,C\n` };
    const options = new FormData();
    for (const dryRun of ['true', 'false']) options.append('dryRun', dryRun);
    options.append('file', new Blob([file.file]), 'a.csv');
    const message = messages.givenOnce('dryRun');
    expect(await send(fileRoute, options)).toMatchObject({ status: 400, body: { message } });
    const files = formOf(file);
    files.append('file', new Blob([`${header}Second,B,C\n`]), 'b.csv');
    const refused = { status: 400, body: { message: messages.uploadOneFile } };
    expect(await send(fileRoute, files)).toMatchObject(refused);
    expect(await atlas.total()).toBe(total);
  });

  it('read the sheet selected in the form', async () => {
    const file = { file: new Uint8Array(await sheetFile([['disease']])), name: 'a.xlsx' };
    const message = importFileMessages.sheetNotFound('Two', ['Entries']);
    expect((await send(fileRoute, formOf(file, { sheet: 'Two' }))).body).toMatchObject({ message });
  });

  const form = (name: string, value: string | Blob) => {
    const made = new FormData();
    made.append(name, value);
    return made;
  };
  it.each([
    ['no parts', new FormData()],
    ['a file under another name', form('upload', new Blob([header]))],
    ['a text instead of a file', form('file', header)],
    ['no chosen file, as browsers send it', form('file', new File([], ''))],
  ])('are rejected if the form has %s', async (_what, body) => {
    const before = await imports();
    expect(await send(fileRoute, body)).toMatchObject({
      status: 400,
      body: { message: messages.importFileRequired },
    });
    expect(await imports()).toBe(before);
  });

  const tooLong = { 'content-length': String(1_048_576 + limits.jsonBodyBytes + 1) };
  const json = { 'content-type': 'application/json', 'content-length': '10' };
  const long = { ...json, 'content-length': String(limits.imports.bodyBytes + 1) };

  it.each([
    [fileRoute, 'of a visitor', false, 401, messages.accessDeniedNoToken, { ...multipart, ...tooLong }],
    [fileRoute, 'that are not forms', true, 415, messages.uploadMediaType, json],
    [fileRoute, 'above the size limit', true, 413, messages.uploadTooLarge(1), { ...multipart, ...tooLong }],
    [bulkRoute, 'of a visitor', false, 401, messages.accessDeniedNoToken, json],
    [bulkRoute, 'above the size limit', true, 413, messages.requestTooLarge, long],
  ])(
    'to %s %s are rejected before the body is sent',
    async (path, _what, isSignedIn, status, message, headers) => {
      const sent = { ...(isSignedIn && asCurator), ...headers };
      const [code, body] = await answerToHeaders(atlas.app.url + path, sent);
      expect([code, body.message]).toEqual([status, message]);
    },
  );

  it('that end before their first row are reported as interrupted, and listed as failed', async () => {
    const before = await imports();
    const answer = await send(fileRoute, start, { ...multipart, 'idempotency-key': 'broken off' });
    expect(answer).toMatchObject({ status: 400, body: { message: messages.uploadBrokenOff } });
    expect(await imports()).toBe(before + 1);
    expect(await newest()).toMatchObject({ ...brokenOff, fileName: 'a.csv', format: 'csv', total: 0 });
  });

  it('stay listed as interrupted if the import job runs before the reason is recorded', async () => {
    const { database, close } = await openDatabase(atlas.app.databaseUrl, () => undefined);
    class Imports extends ImportRepository {
      override async create(made: Parameters<ImportRepository['create']>[0]): Promise<void> {
        await super.create(made);
        await this.failBrokenOff(messages.importBrokenOff);
      }
    }
    const receiver = new ImportReceiver(
      database,
      new Imports(database),
      new ImportRowsRepository(),
      new AbortController().signal,
    );
    const viewer = { id: atlas.editor.id, role: 'Curator' } as const;
    const sender = { fileName: 'a.csv', viewer, options: readImportOptions({}) };
    await receiver.noteInterrupted(uuidV7(), sender, new UploadInterrupted(messages.uploadBrokenOff));
    expect(await newest()).toMatchObject(brokenOff);
    await close();
  });

  it('that meet an outage are listed as failed without storing anything, whatever the outage was', async () => {
    const { database, close } = await openDatabase(atlas.app.databaseUrl, () => undefined);
    class Imports extends ImportRepository {
      override received(): Promise<boolean> {
        return Promise.reject(unavailable(messages.databaseBusy));
      }
    }
    const { signal } = new AbortController();
    const receiver = new ImportReceiver(database, new Imports(database), new ImportRowsRepository(), signal);
    const options = readImportOptions({});
    const file = await stageTable(uuidV7(), await openEntries([{ disease: 'A' }]), options);
    const viewer = { id: atlas.editor.id, role: 'Curator' } as const;
    const sender = { fileName: 'busy.json', viewer, options };
    const received = receiver.receive({ ...sender, file, call: () => null });
    await expect(received).rejects.toMatchObject({ code: 'UNAVAILABLE', message: messages.databaseBusy });
    expect(await newest()).toMatchObject({
      ...{ fileName: 'busy.json', status: 'failed', message: messages.importBrokenOff },
    });
    await close();
  });

  it('of a truncated workbook are listed as failed', async () => {
    const sheet = await sheetFile([['disease', 'autoantibody', 'autoantigen']]);
    const half =
      start.replace('a.csv', 'half.xlsx').slice(0, -header.length) + sheet.toString('latin1', 0, 99);
    await send(fileRoute, half, multipart);
    expect(await newest()).toMatchObject({ ...brokenOff, fileName: 'half.xlsx', format: 'xlsx' });
  });

  it('are listed as failed after the client disconnects', async () => {
    const before = await imports();
    const isReceiving = async () => (await imports()) > before;
    const rows = 'A,B,C\n'.repeat(50_000);
    await breakOff(atlas.app.url + fileRoute, { ...asCurator, ...multipart }, start + rows, isReceiving);
    await eventually(async () => (await newest()).status !== 'receiving');
    expect(await newest()).toMatchObject({ ...brokenOff, fileName: 'a.csv', canUndo: false, inserted: 0 });
    expect(await atlas.total()).toBe(0);
  });

  it('with too many values are rejected', async () => {
    const before = await imports();
    const body = `{"entries":[${'[],'.repeat(limits.imports.bodyValues / 2)}[]]}`;
    const answer = await send(bulkRoute, body, { 'content-type': 'application/json' });
    expect(answer).toMatchObject({ status: 413, body: { message: messages.requestTooLarge } });
    expect(await imports()).toBe(before);
  });
});
