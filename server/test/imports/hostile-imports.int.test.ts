import { Agent, get, request } from 'node:http';
import { json } from 'node:stream/consumers';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import type { Answer } from '../call-api.js';
import { hostileJsonTexts } from '../rest/hostile-texts.js';
import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { type ImportClient, startImportClient } from './import-client.js';

const kept = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const utf8 = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

describe('hostile imports', () => {
  const atlas = useStarted(() => startImportClient({ seed: 'none', maxUploadBytes: 1_048_576 }));

  it('store hostile texts unchanged or report their rows, from a file and from a body', async () => {
    const items = hostileJsonTexts.map((text, index) =>
      aDraft({ disease: `Hostile ${index}`, synonym: text, additional: { remark: text } }),
    );
    const csv = [
      'disease,autoantibody,autoantigen,synonym,additional.remark',
      ...items.map(({ disease }, index) => {
        const cell = `"${(hostileJsonTexts[index] ?? '').replaceAll('"', '""')}"`;
        return `file ${String(disease)},A,B,${cell},${cell}`;
      }),
    ].join('\n');
    const ways: [string, Answer, (text: string) => string][] = [
      ['', (await atlas.bulk({ entries: items }, {}, 'mode=valid-only')).body, (text) => text],
      ['file ', (await atlas.importFile({ file: csv }, 'mode=valid-only')).body, utf8],
    ];
    for (const [prefix, body, sent] of ways) {
      expect(body).toMatchObject({ success: true });
      const all = await atlas.exportedText('format=ndjson&limit=100000');
      const entries = new Map(
        all
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
          .map((entry) => [entry.disease, entry]),
      );
      const bad = new Set(body.data.errors.map(({ row }: { row: number }) => row));
      hostileJsonTexts.forEach((text, index) => {
        const entry = entries.get(`${prefix}Hostile ${index}`);
        const row = index + (prefix === '' ? 1 : 2);
        expect([row, bad.has(row)]).toEqual([row, !isStorableText(sent(text).trim())]);
        if (bad.has(row)) expect(entry).toBeUndefined();
        else
          expect([entry?.synonym, entry?.additional.remark ?? null]).toEqual([
            kept(sent(text)),
            kept(sent(text)),
          ]);
      });
    }
  });

  it.each([
    [200_000, 415],
    [20_000_000, 413],
  ])('of %d bytes are rejected without breaking the connection', async (bytes, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await refusedUpload(atlas, agent, bytes)).toEqual({ status, message: expect.any(String) });
    expect(await got(new URL('/healthz', atlas.app.url), agent)).toBe(200);
    agent.destroy();
  });

  it('with hostile headers, file names and options cause no internal error', async () => {
    for (const text of hostileJsonTexts) {
      const cell = `"${text.replaceAll('"', '""')}"`;
      const file = { file: `disease,autoantibody,autoantigen,${cell}\nA,B,C,D\n`, name: `${text}.csv` };
      const option = encodeURIComponent(utf8(text).slice(0, 2000));
      const mapping = encodeURIComponent(
        JSON.stringify({ [utf8(text).slice(0, 2000)]: utf8(text).slice(0, 2000) }),
      );
      const queries = ['dryRun=true', `dryRun=true&mapping=${mapping}`, `sheet=${option}&mode=${option}`];
      const answers = await Promise.all(queries.map((query) => atlas.importFile(file, query)));
      for (const [index, { status, body }] of answers.entries())
        expect([text, queries[index], status < 500, body.success]).toEqual([
          text,
          queries[index],
          true,
          status === 200,
        ]);
    }
  });

  it.each([[{}], [{ entries: [] }], [{ entries: {} }], [{ entries: 'x' }]])(
    'reject the body %j',
    async (body) => {
      expect(await atlas.bulk(body)).toMatchObject({
        status: 400,
        body: { message: messages.importEntriesRequired },
      });
    },
  );

  it('reject more than 10,000 entries in a body, and a file above the size limit', async () => {
    const draft = aDraft();
    const many = await atlas.bulk({ entries: Array.from({ length: 10_001 }, () => draft) });
    expect([many.status, many.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    const line = `${'A,B,'.padEnd(100, 'C')}\n`;
    const file = `disease,autoantibody,autoantigen\n${line.repeat(10_500)}`;
    const long = await atlas.importFile({ file });
    expect(long).toMatchObject({ status: 413, body: { message: importFileMessages.fileTooLarge(1) } });
  });
});

/** Uploads an image with a csv file name, over a connection of the agent. */
function refusedUpload(
  { app, editor }: ImportClient,
  agent: Agent,
  bytes: number,
): Promise<{ status: number | undefined; message: unknown }> {
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const picture = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(bytes),
  ]);
  const body = Buffer.concat([Buffer.from(start), picture, Buffer.from('\r\n--b--\r\n')]);
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL('/api/disease/import/file', app.url),
      {
        agent,
        method: 'POST',
        headers: {
          authorization: `Bearer ${editor.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': body.length,
        },
      },
      (answer) => {
        json(answer).then((sent) => {
          resolve({ status: answer.statusCode, message: (sent as Answer).message });
        }, reject);
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** The status of the answer at an address, over a connection of the agent. */
function got(address: URL, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { agent, timeout: 5000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}
