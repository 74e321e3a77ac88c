import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { fastify } from 'fastify';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import type { ImportSource } from '../../../services/imports/reading/import-source.js';
import { fakeServices } from '../../../test/graphql/fake-services.js';
import { formOf, graphqlForm } from '../../../test/imports/import-forms.js';
import { createGraphqlPlugin } from '../graphql-plugin.js';

const maxUploadBytes = 2048;
const mutation =
  'mutation ($file: Upload!) { importFile(file: $file, options: { mode: valid_only }) { id status } }';
const signedIn = { authorization: 'Bearer good' };
const allowed = { ...signedIn, 'apollo-require-preflight': 'true' };

type Received = Pick<ImportSource, 'fileName' | 'mediaType' | 'sheet' | 'maxBytes'> & { text: string };

/** The door on a port of its own, over imports that keep what they are given. */
async function openDoor() {
  const received: { source: Received; options: unknown }[] = [];
  const failures: unknown[] = [];
  const importFile = async (_ctx: unknown, { body, ...source }: ImportSource, options: unknown) => {
    const kept = await text(body).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
    received.push({ source: { ...source, text: kept }, options });
    return { id: 'an import', status: 'waiting' };
  };
  const app = fastify();
  const register = await createGraphqlPlugin({
    services: fakeServices({ imports: { requireImporter: () => undefined, importFile } }),
    log: { error: () => undefined },
    readContext: ({ id, ip, headers }) => ({
      viewer: headers.authorization === undefined ? null : { id: 'somebody', role: 'Curator' },
      tokenRefused: false,
      address: ip,
      requestId: id,
    }),
    maxUploadBytes,
    clientDir: '/nowhere',
  });
  await register(app);
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;

  async function send(body: FormData | Buffer, headers: Record<string, string>) {
    const answer = await fetch(url, { method: 'POST', headers, body });
    return { status: answer.status, ...((await answer.json()) as { data?: unknown; errors?: Refusal[] }) };
  }
  return { app, url, send, received, failures };
}

/** The files of this process that uploads are written to while they are read. */
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

interface Refusal {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly requestId: string };
}

describe('uploads through GraphQL', () => {
  let door: Awaited<ReturnType<typeof openDoor>>;
  beforeAll(async () => {
    door = await openDoor();
  });
  beforeEach(() => {
    door.received.length = 0;
    door.failures.length = 0;
  });
  afterAll(async () => {
    await door.app.close();
  });

  const nothingIsLeft = async (files = spooled()) => {
    const left = () => [...spooled(), ...files.filter((file) => existsSync(file))];
    for (let tries = 0; tries < 100 && left().length > 0; tries += 1) await pause();
    expect(left()).toEqual([]);
  };
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 20));

  it('hands a file with its name and the options to the service, and leaves nothing behind', async () => {
    const form = graphqlForm(mutation, { file: 'disease\nβ2\n', name: 'Ärzte.csv' });
    const answer = await door.send(form, allowed);
    expect(answer).toEqual({ status: 200, data: { importFile: { id: 'an import', status: 'waiting' } } });
    expect(door.received).toMatchObject([
      {
        source: {
          fileName: 'Ärzte.csv',
          mediaType: 'text/csv',
          text: 'disease\nβ2\n',
          maxBytes: maxUploadBytes,
        },
        options: { mode: 'valid_only', dryRun: false, existing: 'refuse' },
      },
    ]);
    await nothingIsLeft();
  });

  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const short = { 'content-length': '100' };
  const tooLong = { 'content-length': String(maxUploadBytes + limits.jsonBodyBytes + 1) };

  it.each([
    ['a visitor', 401, messages.accessDeniedNoToken, short],
    ['what a foreign page could send', 400, messages.uploadNeedsSignal, { ...short, ...signedIn }],
    ['what does not say its length', 400, messages.uploadLengthRequired, allowed],
    ['what is too long', 413, messages.uploadTooLarge(0), { ...tooLong, ...allowed }],
  ])('refuses %s while not a byte of it has come', async (_what, status, message, headers) => {
    const asked = request(door.url, { method: 'POST', headers: { ...multipart, ...headers } });
    asked.on('error', () => undefined);
    asked.flushHeaders();
    const [code, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      asked.once('response', (answer) => {
        text(answer).then((said) => resolve([answer.statusCode, said]), reject);
      });
    });
    asked.destroy();
    expect([code, (JSON.parse(body) as { errors: Refusal[] }).errors[0]?.message]).toEqual([status, message]);
    expect(spooled()).toEqual([]);
  });

  const operations = (query: string) => JSON.stringify({ query, variables: { file: null } });
  const form = (parts: Record<string, string | Blob>) => {
    const made = new FormData();
    for (const [name, part] of Object.entries(parts)) made.append(name, part);
    return made;
  };
  const file = new Blob(['disease\n']);
  const deep = `{ entries { items { ${'relatedEntries { '.repeat(12)} id ${'} '.repeat(12)} } } }`;

  it.each([
    ['two files', form({ operations: operations(mutation), map: '{"a":["variables.file"],"b":["variables.other"]}', a: file, b: file }), messages.uploadOneFile],
    ['no file', form({ operations: operations(mutation), map: '{"0":["variables.file"]}' }), messages.importFileRequired],
    ['a form that is none', formOf({ file: 'disease\n' }), messages.uploadMalformed],
    ['operations that are no JSON', form({ operations: '{', map: '{}' }), messages.uploadMalformed],
    ['a list of operations', form({ operations: `[${operations(mutation)}]`, map: '{"a":["0.variables.file"]}', a: file }), messages.graphqlBatch],
    ['a document that is too deep', form({ operations: operations(deep), map: '{"a":["variables.file"]}', a: file }), expect.stringContaining('levels deep')],
    ['no file where one is meant', form({ operations: JSON.stringify({ query: mutation, variables: { file: 'text' } }), map: '{}' }), expect.stringContaining('Upload value invalid')],
  ])('refuses %s', async (_what, body, message) => {
    const { status, errors = [] } = await door.send(body, { ...allowed, accept: 'application/graphql-response+json' });
    expect(errors).toMatchObject([{ message, extensions: { requestId: expect.any(String) } }]);
    expect([status, errors[0]?.extensions.code]).not.toContain('INTERNAL_SERVER_ERROR');
    expect(door.received).toEqual([]);
    await nothingIsLeft();
  }); // prettier-ignore

  const head = [
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n', operations(mutation),
    '\r\n--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}',
    '\r\n--x\r\ncontent-disposition: form-data; name="0"; filename="a.csv"\r\n\r\ndisease\r\n',
  ].join(''); // prettier-ignore

  it('says of a form that stops in its file that it broke off', async () => {
    const { errors } = await door.send(Buffer.from(head), { ...allowed, ...multipart });
    expect(errors).toMatchObject([
      { message: messages.uploadBrokenOff, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    await nothingIsLeft();
  });

  it('tells the service when the client goes away, and leaves nothing behind', async () => {
    const headers = { ...multipart, ...allowed, 'content-length': '2000' };
    const asked = request(door.url, { method: 'POST', headers });
    asked.on('error', () => undefined);
    asked.write(head);
    while (spooled().length === 0) await pause();
    const files = spooled();
    asked.destroy();
    while (door.failures.length === 0) await pause();
    expect(door.failures).toMatchObject([{ code: 'BAD_USER_INPUT', message: messages.uploadBrokenOff }]);
    expect(door.received).toEqual([]);
    await nothingIsLeft(files);
  });
});
