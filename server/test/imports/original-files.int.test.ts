import { readFileSync } from 'node:fs';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import type { Answer } from '../call-api.js';
import { useFresh } from '../use-started.js';
import { startImportClient } from './import-client.js';
import { graphqlForm } from './import-forms.js';

const fileOf = (name: string) => ({ file: readFileSync(`server/test/imports/files/${name}`), name });
const [json, csv] = [fileOf('original-export.json'), fileOf('original-export.csv')];
const leftOut = { row: null, path: '_id', message: importFileMessages.idsOfOtherDatabase, value: null };

describe('files exported by AutoAbDB', () => {
  const atlas = useFresh(() => startImportClient({ seed: 'none' }));

  const additionalOf = async (autoantibody: string) => {
    const { body } = await atlas.call('GET', `/api/disease?autoantibody=${autoantibody}`);
    return body.data[0].additional;
  };

  it('as JSON are imported without ids, metadata and dates, with unknown fields in additional', async () => {
    const { status, body } = await atlas.importFile(json);
    expect([status, body.data.total, body.data.inserted]).toEqual([200, 4, 4]);
    expect(body.data.warnings).toEqual([leftOut]);
    expect(body.data.unmappedColumns).toEqual(['epitopePrevalence', 'priority']);
    expect(await additionalOf('Anti-GD1b')).toEqual({
      ...{ Titer: '1:160', epitopePrevalence: 'not reported', priority: '0', verified: 'true' },
    });
    const [entry] = JSON.parse(json.file.toString());
    const { body: list } = await atlas.call('GET', '/api/disease?autoantibody=Anti-GD1b');
    const { disease, autoantigen, sensitivity, reference, databaseAccessionNumbers } = entry;
    expect(list.data).toMatchObject([
      { disease, autoantigen, sensitivity, reference, databaseAccessionNumbers, uniprotId: null },
    ]);
    const again = await atlas.importFile(json);
    expect(again.body.data).toMatchObject({ inserted: 0, skipped: 4 });
  });

  it('as CSV are imported with all labels mapped and five columns in additional', async () => {
    const { status, body } = await atlas.importFile(csv);
    expect([status, body.data.inserted, body.data.warnings]).toEqual([200, 4, []]);
    const kept = ['Epitope Prevalence', 'Priority', 'Date Added', 'Last Updated', 'Verified'];
    expect(body.data.unmappedColumns).toEqual(kept);
    expect(await additionalOf('Anti-GD1b')).toMatchObject({
      'Epitope Prevalence': 'not reported',
      Verified: 'Yes',
    });
  });

  it('cause the same warning through GraphQL, and in the body of a bulk import', async () => {
    const query = `mutation ($file: Upload!) { importFile(file: $file, options: { dryRun: true }) { id } }`;
    const answer = await atlas.app.fetch('/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${atlas.editor.token}`, 'apollo-require-preflight': 'true' },
      body: graphqlForm(query, json),
    });
    const { id } = ((await answer.json()) as Answer).data.importFile;
    const shown = 'query ($id: ID!) { import(id: $id) { status warnings { row path message value } } }';
    const settled = async (): Promise<Answer> => {
      const { data } = await atlas.graphql(shown, { id }, atlas.editor.token);
      return data.import.status === 'previewed' ? data.import : settled();
    };
    expect((await settled()).warnings).toEqual([leftOut]);
    const { body } = await atlas.bulk({ entries: JSON.parse(json.file.toString()) });
    expect(body.data).toMatchObject({ inserted: 4, warnings: [leftOut] });
  });

  it('report their first invalid row in the error message of both APIs', async () => {
    const entries = JSON.parse(json.file.toString());
    entries[1].autoantigen = ' ';
    entries[3].disease = '';
    const { status, body } = await atlas.bulk({ entries });
    expect([status, body.message]).toEqual([
      400,
      'Row 2, Autoantigen: A value is required. ' + 'The file was not imported: 2 rows have errors',
    ]);
    const { data } = await atlas.graphql(
      'query ($id: ID!) { import(id: $id) { message } }',
      { id: body.data.importId },
      atlas.editor.token,
    );
    expect(data.import.message).toBe(body.message);
  });
});
