import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import { openDatabase } from '../../persistence/open-database.js';
import type { Answer } from '../call-api.js';
import { eventually } from '../eventually.js';
import { holdLock, storingLock } from '../held-lock.js';
import { aDraft } from '../services/editors.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';
import { graphqlForm } from './import-forms.js';

describe('imports through REST and GraphQL', () => {
  const atlas = useStarted(() => startImportClient({ seed: 'none' }));

  it('replay the import of a repeated idempotency key, and reject the key with other content', async () => {
    const before = await atlas.total();
    const body = { entries: [aDraft({ disease: 'Once' }), aDraft({ disease: 'And again' })] };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => atlas.bulk(body, { 'idempotency-key': 'a' })),
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
    const withOption = await atlas.importFile(file, 'mode=valid-only', keyed);
    expect(withOption.status).toBe(409);
    const otherwise = await atlas.bulk({ entries: [aDraft()] }, { 'idempotency-key': 'a' });
    expect(otherwise.status).toBe(409);
    expect(await atlas.total()).toBe(before + 3);
  });

  it('through GraphQL have the same data and progress as through REST', async () => {
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
      id,
      status: 'done',
      fileName: 'by-graphql.csv',
      format: 'csv',
      mode: 'valid_only',
      existing: 'refuse',
      dryRun: false,
      total: 2,
      inserted: 1,
      failed: 1,
      errorsTotal: 1,
      unmappedColumns: ['Remark'],
      by: { name: 'A curator' },
      errors: [{ row: 3, path: 'autoantibody', message: importFileMessages.valueRequired, value: null }],
    });
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

  it('have the same result and messages in both APIs', async () => {
    const entries = [aDraft({ disease: 'Twice' }), aDraft({ disease: 'Twice' }), { disease: 'Alone' }];
    const rest = await atlas.bulk({ entries }, {}, 'dryRun=true');
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

  it('that were previewed run once for a repeated idempotency key, which gets the result again', async () => {
    const entries = [aDraft({ disease: 'Run once' })];
    const { importId } = (await atlas.bulk({ entries }, {}, 'dryRun=true')).body;
    const run = (key: string, query = '') =>
      atlas.send('POST', `/api/disease/import/${importId}/run?${query}`, {
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([run('run'), run('run'), run('run')]);
    answers.push(await run('run'));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, answers[0].body]);
    }
    expect(answers[0].body.data).toMatchObject({ status: 'done', inserted: 1 });
    const replayed = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
    expect(replayed).toHaveLength(3);
    expect((await atlas.call('GET', '/api/disease?disease=Run once')).body.pagination.total).toBe(1);
    const reused = await run('run', 'mode=valid-only');
    expect(reused).toMatchObject({ status: 409, body: { message: messages.idempotencyKeyReused } });
    const other = await run('another');
    expect(other).toMatchObject({ status: 409, body: { message: messages.importNotPreviewed } });
  });

  it('are run only with known options, also where there is no such import', async () => {
    const path = '/api/disease/import/00000000-0000-4000-8000-000000000000/run';
    const { status, body } = await atlas.send('POST', `${path}?mode=some`);
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'mode']);
    expect((await atlas.send('POST', path)).status).toBe(404);
  });

  it('are undone by their importer or an administrator, except for entries edited since', async () => {
    const admin = { authorization: `Bearer ${atlas.adminToken}` };
    const { body } = await atlas.bulk(
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

  it('are cancelled through both APIs, which ends the waiting request with 409', async () => {
    const { database, close } = await openDatabase(atlas.app.databaseUrl, () => undefined);
    const release = await holdLock(database, storingLock);
    const newest = async (): Promise<Answer> =>
      (await atlas.send('GET', '/api/disease/import?limit=1')).body.data[0];
    const isWaiting = async () => (await newest()).status === 'waiting';

    const waiting = atlas.bulk({ entries: [aDraft({ disease: 'Cancelled' })] });
    await eventually(isWaiting);
    const path = `/api/disease/import/${(await newest())._id}/cancel`;
    const headers = { 'idempotency-key': 'cancel' };
    const cancelled = await atlas.send('POST', path, { headers });
    expect(cancelled).toMatchObject({
      status: 200,
      body: { data: { status: 'cancelled', canCancel: false } },
    });
    expect((await atlas.send('POST', path, { headers })).body).toEqual(cancelled.body);
    expect(await waiting).toMatchObject({ status: 409, body: { message: messages.importCancelled } });

    const other = atlas.bulk({ entries: [aDraft({ disease: 'Cancelled' })] });
    await eventually(isWaiting);
    const mutation = 'mutation ($id: ID!) { cancelImport(id: $id) { id status message } }';
    const { _id: id } = await newest();
    const { data } = await atlas.graphql(mutation, { id }, atlas.editor.token);
    expect(data.cancelImport).toEqual({ id, status: 'cancelled', message: messages.importCancelled });
    const { errors } = await atlas.graphql(mutation, { id }, atlas.editor.token);
    expect(errors).toMatchObject([
      { message: messages.importCancelledAlready, extensions: { code: 'CONFLICT' } },
    ]);
    expect((await other).status).toBe(409);
    await release();
    await close();
    expect((await atlas.call('GET', '/api/disease?disease=Cancelled')).body.data).toEqual([]);
  });

  it.each(['csv', 'xlsx'])('accept the template as %s, and skip its example', async (format) => {
    const answer = await atlas.app.fetch(`/api/disease/import/template?format=${format}`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="import-template.${format}"`,
    );
    const file = { file: new Uint8Array(await answer.arrayBuffer()), name: `template.${format}` };
    const { body } = await atlas.importFile(file, 'dryRun=true');
    expect(body.data).toMatchObject({ total: 1, inserted: 0, skipped: 1, errors: [], unmappedColumns: [] });
    expect(body.data.warnings).toMatchObject([{ row: 2, message: importFileMessages.rowIsExample }]);
  });
});

describe('an import through REST', () => {
  const atlas = useStarted(() => startImportClient({ seed: 'none' }));

  const good = 'disease,autoantibody,autoantigen\nA,B,C\n';
  const bad = 'disease,autoantibody,autoantigen\nA,B,\n';
  const problems = {
    errors: [{ row: 2, path: 'autoantigen', message: expect.any(String), value: null }],
    errorsTotal: 1,
  };

  it.each([
    ['done', good, '', 200, { success: true, message: messages.importDone(1) }],
    ['previewed', bad, 'dryRun=true', 200, { success: true, message: messages.importPreviewed(0, 1) }],
    [
      'refused',
      bad,
      '',
      400,
      {
        success: false,
        message: messages.importRefused(
          1,
          messages.importCellProblem(2, `Autoantigen: ${importFileMessages.valueRequired}`),
        ),
        code: 'BAD_USER_INPUT',
        ...problems,
      },
    ],
  ])(
    'that is %s is answered with its state and problems',
    async (importStatus, file, query, status, expected) => {
      const answer = await atlas.importFile({ file }, query);
      const { data, importId, requestId, ...rest } = answer.body;
      expect([answer.status, rest]).toEqual([status, expected]);
      expect(importId ?? data.importId).toBe(data._id);
      expect(requestId).toEqual(importStatus === 'refused' ? expect.any(String) : undefined);
      expect(data).toMatchObject({ status: importStatus, ...(file === bad && problems) });
    },
  );
});
