import { messages } from '../../../schema/contract/messages.js';
import { withClient } from '../../persistence/with-client.js';
import { signUp } from '../accounts/account-client.js';
import type { Answer } from '../call-api.js';
import { usePrepared, useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';

describe('an import of entries that others edited in the meantime', () => {
  const atlas = useStarted(() => startImportClient({ seed: 'none' }));
  const colleague = usePrepared(() => signUp(atlas, 'A colleague'));
  let accession: string;
  beforeEach(async () => {
    ({ accession } = await atlas.make({ type: 'IgG', affinity: 'high', epitope: 'loop' }));
  });

  async function edit(fields: object, token: string): Promise<void> {
    const { status } = await atlas.send('PUT', `/api/disease/${accession}`, {
      body: fields,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(200);
  }

  async function importText(text: string, name: string, query = 'existing=update'): Promise<Answer> {
    const { status, body } = await atlas.importFile({ file: text, name }, query);
    expect(status).toBe(200);
    return body.data;
  }

  const warningsOf = ({ warnings }: Answer): unknown[] =>
    warnings.map(({ path, message }: Answer) => [path, message]);

  it.each(['csv', 'tsv', 'ndjson', 'xlsx'])(
    'names each value of another person that it replaces: %s',
    async (format) => {
      const query = `format=${format}&q=${accession}`;
      const file = await atlas.exported(query);
      await edit({ type: 'IgM', affinity: 'low' }, colleague.token);
      await edit({ epitope: 'core' }, atlas.editor.token);
      const { status, body } = await atlas.importFile(
        { file, name: `entries.${format}` },
        'existing=update&dryRun=true',
      );
      expect([status, body.data.updated]).toEqual([200, 1]);
      expect(warningsOf(body.data).sort()).toEqual([
        ['affinity', messages.importReplaces],
        ['type', messages.importReplaces],
      ]);
    },
  );

  it('says nothing of values that it does not change, nor of edits before the export', async () => {
    await edit({ type: 'IgM' }, colleague.token);
    const columns = 'accession,disease,autoantibody,autoantigen,type,updatedAt';
    const exported = await atlas.exportedText(`format=csv&q=${accession}&columns=${columns}`);
    await edit({ affinity: 'low' }, colleague.token);
    const done = await importText(exported.replace('IgM', 'IgA'), 'entries.csv');
    expect([done['updated'], warningsOf(done)]).toEqual([1, []]);
  });

  it('counts edits since the preview where the row has no time of its export', async () => {
    const text = `accession,disease,autoantibody,autoantigen,type,updatedAt
${accession},A disease,An autoantibody,An autoantigen,IgA,28.11.2026 05:12`;
    const { importId } = await importText(text, 'entries.csv', 'existing=update&dryRun=true');
    await edit({ type: 'IgM' }, colleague.token);
    const run = await atlas.send('POST', `/api/disease/import/${importId}/run?existing=update`);
    expect([run.status, run.body.data.updated]).toEqual([200, 1]);
    expect(warningsOf(run.body.data)).toEqual([['type', messages.importReplaces]]);
  });

  it('says so, too, if that person is no longer known', async () => {
    const file = await atlas.exported(`format=csv&q=${accession}`);
    await edit({ type: 'IgM' }, colleague.token);
    await withClient(atlas.app.databaseUrl, (client) =>
      client.query('UPDATE entry_revisions SET changed_by = NULL WHERE changed_by = $1', [colleague.id]),
    );
    const { body } = await atlas.importFile({ file, name: 'entries.csv' }, 'existing=update');
    expect(warningsOf(body.data)).toEqual([['type', messages.importReplaces]]);
  });

  it.each([
    '0000-00-00T00:00:00.000Z',
    '2026-13-45T99:99:99.000Z',
    '2026-02-31T00:00:00.000Z',
    '-1',
    '1e400',
  ])('ignores what is no time: %s', async (text) => {
    const rows = `accession,disease,autoantibody,autoantigen,type,updatedAt
${accession},A disease,An autoantibody,An autoantigen,IgA,${text}`;
    await edit({ type: 'IgM' }, colleague.token);
    const done = await importText(rows, 'entries.csv');
    expect([done['updated'], warningsOf(done)]).toEqual([1, []]);
  });
});
