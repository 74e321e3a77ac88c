import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { messages } from '../../../schema/contract/messages.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import type { Answer } from '../parity/both-doors.js';
import { aDraft } from '../rest/editing-caller.js';
import { hostileJsonTexts } from '../rest/hostile-texts.js';
import { type ImportCaller, startImportCaller } from './import-caller.js';
import { graphqlForm } from './import-forms.js';

const kept = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const utf8 = (text: string): string => new TextDecoder().decode(new TextEncoder().encode(text));

describe('imports of strangers', () => {
  let atlas: ImportCaller;
  beforeAll(async () => {
    atlas = await startImportCaller({ seed: 'none', maxUploadBytes: 1_048_576 });
  });
  afterAll(() => atlas.app.close());

  const bulk = (body: unknown, headers: Record<string, string> = {}, query = '') =>
    atlas.send('POST', `/api/disease/bulk/import?${query}`, { body, headers });

  it('store hostile texts exactly or name their rows, from a file and from a body', async () => {
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
      ['', (await bulk({ entries: items }, {}, 'mode=valid-only')).body, (text) => text],
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

  it('break nothing by headers, names of files and options', async () => {
    for (const text of hostileJsonTexts) {
      const cell = `"${text.replaceAll('"', '""')}"`;
      const file = { file: `disease,autoantibody,autoantigen,${cell}\nA,B,C,D\n`, name: `${text}.csv` };
      const option = encodeURIComponent(utf8(text).slice(0, 2000));
      const mapping = encodeURIComponent(
        JSON.stringify({ [utf8(text).slice(0, 2000)]: utf8(text).slice(0, 2000) }),
      );
      for (const query of [
        'dryRun=true',
        `dryRun=true&mapping=${mapping}`,
        `sheet=${option}&mode=${option}`,
      ]) {
        const { status, body } = await atlas.importFile(file, query);
        expect([text, query, status < 500, body.success]).toEqual([text, query, true, status === 200]);
      }
    }
  });

  it.each([[{}], [{ entries: [] }], [{ entries: {} }], [{ entries: 'x' }]])(
    'refuse the body %j',
    async (body) => {
      expect(await bulk(body)).toMatchObject({
        status: 400,
        body: { message: messages.importEntriesRequired },
      });
    },
  );

  it('refuse more than 10,000 entries in a body, and a file that is too long', async () => {
    const draft = aDraft();
    const many = await bulk({ entries: Array.from({ length: 10_001 }, () => draft) });
    expect([many.status, many.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    const line = `${'A,B,'.padEnd(100, 'C')}\n`;
    const file = `disease,autoantibody,autoantigen\n${line.repeat(10_500)}`;
    const long = await atlas.importFile({ file });
    expect(long).toMatchObject({ status: 413, body: { message: importFileMessages.fileTooLarge(1) } });
  });

  it.each([
    ['nothing', '', importFileMessages.fileEmpty, 400],
    ['a header alone', 'disease,autoantibody,autoantigen\n', importFileMessages.fileWithoutRows, 400],
    ['no column that is needed', 'disease,antigen\nA,B\n', importFileMessages.columnsMissing(['autoantibody'], ['disease', 'antigen']), 400],
    ['a quotation mark that never closes', 'disease,autoantibody,autoantigen\nA,"B,C\n', importFileMessages.quoteNotClosed(2), 400],
  ])('are told what is wrong with %s', async (_what, file, message, status) => {
    expect(await atlas.importFile({ file })).toMatchObject({ status, body: { success: false, message } });
  }); // prettier-ignore

  it('refuse a file of another kind in words', async () => {
    const pdf = await atlas.importFile({ file: '%PDF-1.7 …', name: 'a.pdf', type: 'application/pdf' });
    expect([pdf.status, pdf.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const zip = await atlas.importFile({ file: new Uint8Array([80, 75, 3, 4, 0, 0]), name: 'a.xlsx' });
    expect([zip.status, zip.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('answer the same call with the import it made, also while that runs, and refuse another under its key', async () => {
    const before = await atlas.total();
    const body = { entries: [aDraft({ disease: 'Once' }), aDraft({ disease: 'And again' })] };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => bulk(body, { 'idempotency-key': 'a' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.importId)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
    expect(replayed).toHaveLength(3);
    expect(await atlas.total()).toBe(before + 2);

    const file = { file: 'disease,autoantibody,autoantigen\nOnce more,B,C\n' };
    const keyed = { 'idempotency-key': 'b' };
    const sent = await Promise.all([atlas.importFile(file, '', keyed), atlas.importFile(file, '', keyed)]);
    expect(new Set(sent.map((answer) => answer.body.importId)).size).toBe(1);
    expect(await atlas.total()).toBe(before + 3);
    const other = await atlas.importFile({ file: `${file.file}D,E,F\n` }, '', keyed);
    expect(other).toMatchObject({ status: 409, body: { message: messages.idempotencyKeyReused } });
    const otherwise = await bulk({ entries: [aDraft()] }, { 'idempotency-key': 'a' });
    expect(otherwise.status).toBe(409);
    expect(await atlas.total()).toBe(before + 3);
  });

  it('go through GraphQL as through REST, and show how they stand', async () => {
    const query = `mutation ($file: Upload!) { importFile(file: $file, options: { mode: valid_only }) { id status } }`;
    const file = {
      file: 'disease,autoantibody,autoantigen,Remark\nVia GraphQL,B,C,x\nBad,,C,y\n',
      name: 'by-graphql.csv',
    };
    const answer = await atlas.app.fetch('/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${atlas.editor.token}`, 'apollo-require-preflight': 'true' },
      body: graphqlForm(query, file),
    });
    const { id } = ((await answer.json()) as Answer).data.importFile;
    const rest = await atlas.send('GET', `/api/disease/import/${id}`);
    const shown = `query ($id: ID!) { import(id: $id) {
      id status fileName format mode existing dryRun total inserted updated skipped failed errorsTotal warningsTotal
      unmappedColumns canUndo columns { header field samples } by { name } errors { row path message value }
    } }`;
    const settled = async (): Promise<Answer> => {
      const { data } = await atlas.graphql(shown, { id }, atlas.editor.token);
      return ['waiting', 'running'].includes(data.import.status) ? settled() : data.import;
    };
    const found = await settled();
    expect(found).toMatchObject({
      id, status: 'done', fileName: 'by-graphql.csv', format: 'csv', mode: 'valid_only', existing: 'refuse', dryRun: false,
      total: 2, inserted: 1, failed: 1, errorsTotal: 1, unmappedColumns: ['Remark'], by: { name: 'A curator' },
      errors: [{ row: 3, path: 'autoantibody', message: messages.entryFieldsRequired, value: null }],
    }); // prettier-ignore
    expect(rest.body.data).toMatchObject({
      _id: id,
      importId: id,
      fileName: 'by-graphql.csv',
      mode: 'valid-only',
    });

    const { body } = await atlas.send('GET', '/api/disease/import?limit=1');
    expect(body.data).toMatchObject([{ _id: id, status: 'done' }]);
    const list = await atlas.graphql(
      '{ imports(limit: 1) { items { id } pagination { total } } }',
      {},
      atlas.editor.token,
    );
    expect(list.data.imports).toEqual({ items: [{ id }], pagination: { total: body.pagination.total } });
  });

  it('are told the same by both doors', async () => {
    const entries = [aDraft({ disease: 'Twice' }), aDraft({ disease: 'Twice' }), { disease: 'Alone' }];
    const rest = await bulk({ entries }, {}, 'dryRun=true');
    const { data } = await atlas.graphql(
      `mutation ($entries: [EntryInput!]!) { importEntries(entries: $entries, options: { dryRun: true }) {
        status total inserted skipped failed errors { row path message value } message
      } }`,
      { entries },
      atlas.editor.token,
    );
    const { status, total, inserted, skipped, failed, errors, message } = rest.body.data;
    expect(data.importEntries).toEqual({ status, total, inserted, skipped, failed, errors, message });
    expect(data.importEntries).toMatchObject({ status: 'previewed', inserted: 1, skipped: 1, failed: 1 });
  });

  it('are undone by whoever made them, or an administrator, and what was edited since is left', async () => {
    const admin = { authorization: `Bearer ${atlas.adminToken}` };
    const { body } = await bulk(
      { entries: [aDraft({ disease: 'Mine' }), aDraft({ disease: 'Edited' })] },
      admin,
    );
    const { data } = await atlas.send('GET', '/api/disease?disease=Edited').then((answer) => answer.body);
    await atlas.send('PUT', `/api/disease/${data[0]._id}`, { body: { type: 'Enzyme' } });
    const path = `/api/disease/import/${body.importId}/undo`;
    expect((await atlas.send('POST', path)).status).toBe(403);
    const headers = { ...admin, 'idempotency-key': 'undo' };
    const undone = await atlas.send('POST', path, { headers });
    expect(undone).toMatchObject({
      status: 200,
      body: {
        data: {
          reverted: 1,
          conflictsTotal: 1,
          conflicts: [{ _id: data[0]._id, disease: 'Edited', version: 2, deleted: false }],
        },
      },
    });
    expect((await atlas.call('GET', '/api/disease?disease=Mine')).body.data).toEqual([]);
    const again = await atlas.send('POST', path, { headers });
    expect([again.status, again.body]).toEqual([200, undone.body]);
  });

  it.each(['csv', 'xlsx'])('may begin with the template as %s', async (format) => {
    const answer = await atlas.app.fetch(`/api/disease/import/template?format=${format}`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="import-template.${format}"`,
    );
    const file = { file: new Uint8Array(await answer.arrayBuffer()), name: `template.${format}` };
    const { body } = await atlas.importFile(file, 'dryRun=true');
    expect(body.data).toMatchObject({ total: 1, inserted: 1, errors: [], warnings: [], unmappedColumns: [] });
  });
});
