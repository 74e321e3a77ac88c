import { existsSync, readdirSync, readlinkSync } from 'node:fs';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { Answer } from '../call-api.js';
import { eventually } from '../eventually.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';
import { formOf, graphqlForm } from './import-forms.js';
import { answerToHeaders, breakOff, multipart } from './interrupted-uploads.js';

const header = 'disease,autoantibody,autoantigen\n';
const mutation = `mutation ($file: Upload!) {
  importFile(file: $file, options: { mode: valid_only }) { fileName format mode dryRun existing }
}`;
const preflight = { 'apollo-require-preflight': 'true' };

/** The temporary files of this process to which uploads are written while they are read. */
function spooled(): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${descriptor}`);
      return file.includes('capacitor-') ? [file.replace(' (deleted)', '')] : [];
    } catch {
      return [];
    }
  });
}

describe('GraphQL uploads', () => {
  const atlas = useStarted(() => startImportClient({ seed: 'none', maxUploadBytes: 1_048_576 }));
  let url: string;
  let signedIn: { authorization: string };
  beforeAll(async () => {
    url = `${atlas.app.url}/graphql`;
    signedIn = { authorization: `Bearer ${atlas.editor.token}` };
  });

  async function send(body: FormData | string, headers: object = {}): Promise<Answer> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...signedIn, ...preflight, ...headers },
      body,
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  }
  const imports = async (): Promise<number> =>
    (await atlas.send('GET', '/api/disease/import')).body.pagination.total;
  const nothingIsLeft = (files: readonly string[] = []) =>
    eventually(() => spooled().length === 0 && !files.some((file) => existsSync(file)));

  it('use the file name and the options, and leave no temporary file', async () => {
    const answer = await send(graphqlForm(mutation, { file: `${header}β2,B,C\n`, name: 'Ärzte.csv' }));
    expect(answer).toEqual({
      status: 200,
      data: {
        importFile: {
          fileName: 'Ärzte.csv',
          format: 'csv',
          mode: 'valid_only',
          dryRun: false,
          existing: 'refuse',
        },
      },
    });
    await nothingIsLeft();
    await eventually(async () => (await atlas.total()) === 1);
    expect((await atlas.send('GET', '/api/disease')).body.data).toMatchObject([{ disease: 'β2' }]);
  });

  const short = { 'content-length': '100' };
  const tooLong = { 'content-length': String(1_048_576 + limits.jsonBodyBytes + 1) };

  it.each([
    ['of a visitor', false, 401, messages.accessDeniedNoToken, short],
    ['without a preflight header', true, 400, messages.uploadNeedsSignal, short],
    ['without Content-Length', true, 400, messages.uploadLengthRequired, preflight],
    ['above the size limit', true, 413, messages.uploadTooLarge(1), { ...tooLong, ...preflight }],
  ])('%s are rejected before the body is sent', async (_what, isSignedIn, status, message, headers) => {
    const sent = { ...multipart, ...(isSignedIn && signedIn), ...headers };
    const [code, { errors }] = await answerToHeaders(url, sent);
    expect([code, errors[0].message]).toEqual([status, message]);
    expect(spooled()).toEqual([]);
  });

  const operations = (query: string) => JSON.stringify({ query, variables: { file: null } });
  const form = (parts: Record<string, string | Blob>) => {
    const made = new FormData();
    for (const [name, part] of Object.entries(parts)) made.append(name, part);
    return made;
  };
  const file = new Blob([`${header}A,B,C\n`]);
  const map = '{"a":["variables.file"]}';
  const deep = `{ entries { items { ${'relatedEntries { '.repeat(12)} id ${'} '.repeat(12)} } } }`;
  const textForFile = JSON.stringify({ query: mutation, variables: { file: 'text' } });

  const twoFiles = { map: '{"a":["variables.file"],"b":["variables.other"]}', a: file, b: file };
  const list = { operations: `[${operations(mutation)}]`, map: '{"a":["0.variables.file"]}', a: file };

  it.each([
    ['two files', form({ operations: operations(mutation), ...twoFiles }), messages.uploadOneFile],
    ['no file', form({ operations: operations(mutation), map }), messages.importFileRequired],
    ['a form without operations', formOf({ file: header }), messages.uploadMalformed],
    ['operations that are not JSON', form({ operations: '{', map: '{}' }), messages.uploadMalformed],
    ['a list of operations', form(list), messages.graphqlBatch],
    [
      'a document above the depth limit',
      form({ operations: operations(deep), map, a: file }),
      expect.stringContaining('levels deep'),
    ],
    [
      'a text instead of a file',
      form({ operations: textForFile, map: '{}' }),
      expect.stringContaining('Upload value invalid'),
    ],
  ])('are rejected for %s', async (_what, body, message) => {
    const before = await imports();
    const { status, errors } = await send(body, { accept: 'application/graphql-response+json' });
    expect(errors).toMatchObject([{ message, extensions: { requestId: expect.any(String) } }]);
    expect(status).toBeLessThan(500);
    expect(errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(await imports()).toBe(before);
    await nothingIsLeft();
  });

  const start = [
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n',
    operations(mutation),
    '\r\n--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}',
    '\r\n--x\r\ncontent-disposition: form-data; name="0"; filename="a.csv"\r\n\r\n',
    header,
  ].join('');

  const newest = async (): Promise<Answer> =>
    (await atlas.send('GET', '/api/disease/import?limit=1')).body.data[0];
  const brokenOff = { status: 'failed', message: messages.uploadBrokenOff, fileName: 'a.csv' };

  it('that are refused before they are read leave no temporary file', async () => {
    const unreadable = mutation.replace('mode: valid_only', 'sheet: "\\u0000"');
    const answer = await send(graphqlForm(unreadable, { file: `${header}A,B,C\n`.repeat(10_000) }));
    expect(answer['errors']).toMatchObject([{ message: expect.stringContaining('sheet') }]);
    await nothingIsLeft();
  });

  it('that end within the file are reported as interrupted, and listed as failed', async () => {
    const before = await imports();
    const { errors } = await send(start, multipart);
    expect(errors).toMatchObject([
      { message: messages.uploadBrokenOff, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(await imports()).toBe(before + 1);
    expect(await newest()).toMatchObject(brokenOff);
    await nothingIsLeft();
  });

  it('are listed as failed after the client disconnects, and leave no temporary file', async () => {
    const before = await imports();
    let files: string[] = [];
    const isReceiving = async () => {
      files = spooled();
      return files.length > 0 && (await imports()) > before;
    };
    const rows = 'A,B,C\n'.repeat(50_000);
    await breakOff(url, { ...multipart, ...signedIn, ...preflight }, start + rows, isReceiving);
    await nothingIsLeft(files);
    await eventually(async () => (await newest()).status !== 'receiving');
    expect(await newest()).toMatchObject(brokenOff);
  });
});
