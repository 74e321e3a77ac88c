import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { messages } from '../../../schema/contract/messages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import type { Answer } from '../call-api.js';
import { eventually } from '../eventually.js';
import { multipart } from '../imports/interrupted-uploads.js';
import { AtlasClient } from './atlas-client.js';
import { cleanUp, initialisedDataDir, startAtlas } from './atlas-process.js';

afterEach(cleanUp);

const env = { SEED: 'none', ADMIN_PASSWORD: 'the keys of all the tests' };
const mutation = 'mutation ($file: Upload!) { importFile(file: $file) { status } }';
const part = (name: string, value: string, file = ''): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}`;
const csv = 'disease,autoantibody,autoantigen\r\nA,B,C\r\n';
const graphqlForm = (file: string, fileName: string): string =>
  [
    part('operations', JSON.stringify({ query: mutation, variables: { file: null } })),
    part('map', '{"0":["variables.file"]}'),
    part('0', file, fileName),
  ].join('\r\n');
/** Enough for the server to list the import before its file is complete. */
const much = csv + 'A,B,C\r\n'.repeat(60_000);
const uploads = [
  [restPaths.importFile, part('file', much, 'rest.csv')],
  [serverPaths.graphql, graphqlForm(much, 'graphql.csv')],
  [serverPaths.graphql, graphqlForm(csv, 'little.csv')],
] as const;

/** Sends an upload that goes on until it is answered. */
async function endlessUpload(atlas: AtlasClient, path: string, start: string): Promise<[number, Answer]> {
  const asked = request(atlas.address + path, {
    method: 'POST',
    headers: {
      ...multipart,
      authorization: `Bearer ${String(atlas.token)}`,
      'apollo-require-preflight': 'true',
      'content-length': '10000000',
    },
  });
  asked.write(start);
  const trickle = setInterval(() => asked.write('A,B,C\r\n'.repeat(10)), 100);
  try {
    const answered = new Promise<[number, Answer]>((resolve, reject) => {
      asked.once('error', reject).once('response', (answer) => {
        text(answer).then((body) => resolve([answer.statusCode ?? 0, JSON.parse(body)]), reject);
      });
    });
    return await answered;
  } finally {
    clearInterval(trickle);
    asked.on('error', () => undefined).destroy();
  }
}

test('a stop tells who is uploading, by both APIs, that nothing is stored; the file can be sent again', async () => {
  const dataDir = await initialisedDataDir();
  const first = await startAtlas({ dataDir, env });
  const atlas = new AtlasClient();
  atlas.address = await first.ready();
  await atlas.signIn('admin@localhost', env.ADMIN_PASSWORD);
  const imports = async (): Promise<Answer[]> => (await atlas.good('GET', '/api/disease/import')).data;
  const answers = Promise.all(uploads.map(([path, start]) => endlessUpload(atlas, path, start)));
  answers.catch(() => undefined);
  await eventually(async () => (await imports()).length === 2);
  const asked = Date.now();
  first.child.kill('SIGTERM');

  const code = 'UNAVAILABLE';
  const message = messages.uploadStopped;
  expect(await answers).toMatchObject([
    [503, { success: false, code, message }],
    [503, { errors: [{ message, extensions: { code } }] }],
    [503, { errors: [{ message, extensions: { code } }] }],
  ]);
  expect(await first.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(15_000);

  atlas.address = await (await startAtlas({ dataDir, env })).ready();
  const fileNames = ['graphql.csv', 'little.csv', 'rest.csv'];
  const listed = (await imports()).sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
  expect(listed).toMatchObject(fileNames.map((fileName) => ({ fileName, status: 'failed', message })));
  const form = new FormData();
  form.set('file', new Blob([csv]), 'rest.csv');
  expect((await atlas.good('POST', restPaths.importFile, { body: form })).data).toMatchObject({
    inserted: 1,
  });
});
