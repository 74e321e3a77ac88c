import { limits } from '../../../schema/contract/limits.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
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

  it('use the file name and the options', async () => {
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

  const mapTo = (...paths: string[]) =>
    form({ operations: operations(mutation), map: JSON.stringify({ a: paths }), a: file });
  const manyNames = JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, name) => [name, 0])));
  const json = (text: string) => new Blob([text], { type: 'application/json' });
  const twoFiles = { map: '{"a":["variables.file"],"b":["variables.other"]}', a: file, b: file };
  const list = { operations: `[${operations(mutation)}]`, map: '{"a":["0.variables.file"]}', a: file };

  it.each([
    ['two files', form({ operations: operations(mutation), ...twoFiles }), messages.uploadOneFile],
    ['no file', form({ operations: operations(mutation), map }), messages.importFileRequired],
    ['a form without operations', formOf({ file: header }), importFileMessages.uploadOrder],
    [
      'the file first',
      form({ a: file, operations: operations(mutation), map }),
      importFileMessages.uploadOrder,
    ],
    ['operations that are not JSON', form({ operations: '{', map: '{}' }), messages.malformedBody],
    [
      'operations of over 1 MB',
      form({ operations: ' '.repeat(1_100_000), map }),
      importFileMessages.uploadFieldTooLong('operations'),
    ],
    ['operations with many names', form({ operations: manyNames, map }), messages.requestTooLarge],
    ['many names of the type of JSON', form({ operations: json(manyNames), map }), messages.requestTooLarge],
    [
      'a long map of the type of JSON',
      form({ operations: operations(mutation), map: json(' '.repeat(1_100_000)) }),
      importFileMessages.uploadFieldTooLong('map'),
    ],
    ['a path of 200,000 steps', mapTo(`variables.${'a.'.repeat(200_000)}a`), importFileMessages.uploadMap],
    ['a path into a list', mapTo('variables.file.4294967294'), importFileMessages.uploadMap],
    ['a path outside the variables', mapTo('query'), importFileMessages.uploadMap],
    ['two paths', mapTo('variables.file', 'variables.other'), importFileMessages.uploadMap],
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

  it('are refused with the options, and read once', async () => {
    const rows = { file: `${header}A,B,C\n`.repeat(10_000) };
    const unreadable = await send(
      graphqlForm(mutation.replace('mode: valid_only', 'sheet: "\\u0000"'), rows),
    );
    expect(unreadable['errors']).toMatchObject([{ message: expect.stringContaining('sheet') }]);
    const twice = `mutation ($file: Upload!) {
      one: importFile(file: $file, options: { dryRun: true }) { fileName }
      other: importFile(file: $file, options: { dryRun: true }) { fileName }
    }`;
    const { errors } = await send(graphqlForm(twice, { file: `${header}A,B,C\n` }));
    expect(errors).toMatchObject([{ message: importFileMessages.uploadUsed, path: ['other'] }]);
  });

  it('may declare the type of their JSON', async () => {
    const query = mutation.replace('mode: valid_only', 'dryRun: true');
    const answer = await send(form({ operations: json(operations(query)), map: json(map), a: file }));
    expect(answer['data']).toMatchObject({ importFile: { dryRun: true } });
  });

  it('that end within their operations are malformed', async () => {
    const typed = 'content-type: application/json\r\n\r\n{"query":';
    const { errors } = await send(start.slice(0, start.indexOf('\r\n\r\n') + 2) + typed, multipart);
    expect(errors).toMatchObject([
      { message: messages.uploadMalformed, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it('that end within the file are reported as interrupted, and listed as failed', async () => {
    const before = await imports();
    const { errors } = await send(start, multipart);
    expect(errors).toMatchObject([
      { message: messages.uploadBrokenOff, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(await imports()).toBe(before + 1);
    expect(await newest()).toMatchObject(brokenOff);
  });

  it('are listed as failed after the client disconnects', async () => {
    const before = await imports();
    const isReceiving = async () => (await imports()) > before;
    const rows = 'A,B,C\n'.repeat(50_000);
    await breakOff(url, { ...multipart, ...signedIn, ...preflight }, start + rows, isReceiving);
    await eventually(async () => (await newest()).status !== 'receiving');
    expect(await newest()).toMatchObject(brokenOff);
  });
});
