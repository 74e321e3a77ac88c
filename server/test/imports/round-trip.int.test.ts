import { parse } from 'csv-parse/sync';

import type { Answer } from '../call-api.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';

/** A csv as some spreadsheet programs save it: with semicolons between the cells, and every cell quoted. */
function resaved(csv: string): string {
  const records = parse(csv, { bom: true });
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  return records.map((cells) => cells.map(quoted).join(';')).join('\n');
}

/** The csv without the columns that only the server writes: the timestamps. */
function withoutMoments(csv: string): string[][] {
  const [header = [], ...records] = parse(csv, { bom: true });
  const kept = header.map((name) => !['createdAt', 'updatedAt'].includes(name));
  return [header, ...records].map((cells) => cells.filter((_cell, index) => kept[index]));
}

describe('an export', () => {
  const atlas = useStarted(startImportClient);
  const empty = useStarted(() => startImportClient({ seed: 'none' }));
  beforeAll(async () => {
    // Adds cells that a spreadsheet would run as formulas, and some that only look like it.
    await atlas.make({
      disease: '=SUM(A1)',
      synonym: '+',
      affinity: '-5',
      avidity: "'@x",
      monitoring: '\tx',
    });
    await atlas.make({
      mechanism: 'two\nlines\n=SUM(A1)',
      reference: 'a "b"; c, d;=SUM(A1); "-5',
      additional: { cohort: '@ 3', Ärzte: '🧬', 'a;=SUM(A1)': 'b' },
    });
    await atlas.send('DELETE', '/api/disease/AIA0000007');
  });

  const everything = 451;

  it.each([
    ['csv', 'format=csv'],
    ['csv', 'format=csv&bom=true'],
    ['tsv', 'format=tsv'],
    ['xlsx', 'format=xlsx'],
    ['json', 'format=json'],
    ['ndjson', 'format=ndjson'],
  ])('causes no changes when it is imported again: %s (%s)', async (extension, query) => {
    const before = await atlas.exportedText();
    const file = { file: await atlas.exported(query), name: `entries.${extension}` };
    const { status, body } = await atlas.importFile(file, 'existing=update');
    expect(body.data.errors).toEqual([]);
    expect([status, body.data.format]).toEqual([200, extension]);
    expect(body.data).toMatchObject({
      total: everything,
      skipped: everything,
      inserted: 0,
      updated: 0,
      failed: 0,
    });
    expect(await atlas.exportedText()).toBe(before);
  });

  it('causes no changes either after a spreadsheet program has saved it with semicolons', async () => {
    const before = await atlas.exportedText();
    const { body } = await atlas.importFile(
      { file: resaved(before), name: 'entries.csv' },
      'existing=update',
    );
    expect(body.data).toMatchObject({ total: everything, skipped: everything, updated: 0, failed: 0 });
    expect(await atlas.exportedText()).toBe(before);
  });

  it('creates the same entries in an empty database, and later entries get higher numbers', async () => {
    const { body } = await empty.importFile({ file: await atlas.exported(), name: 'entries.csv' });
    expect(body.data).toMatchObject({ total: everything, inserted: everything, failed: 0 });
    expect(withoutMoments(await empty.exportedText())).toEqual(withoutMoments(await atlas.exportedText()));
    const made = await empty.make();
    expect(Number(made['accession'].slice(3))).toBeGreaterThan(398);
  });

  it('can be edited in a spreadsheet and imported, which updates the entries', async () => {
    const before = await atlas.exportedText();
    const columns = 'accession,disease,autoantibody,autoantigen,type';
    const lines = (await atlas.exportedText(`format=tsv&columns=${columns}&sortBy=createdAt`)).split('\r\n');
    const [number = '', ...cells] = (lines[5] ?? '').split('\t');
    lines[5] = [number, ...cells.slice(0, -1), 'Cytokine'].join('\t');
    const edited = { file: lines.join('\r\n'), name: 'edited.tsv' };

    const refused = await atlas.importFile(edited);
    expect(refused.status).toBe(400);
    const preview = await atlas.importFile(edited, 'existing=update&dryRun=true');
    const rows: Answer[] = (
      await atlas.send('GET', `/api/disease/import/${preview.body.data.importId}/rows?only=updates`)
    ).body.data;
    expect(rows).toMatchObject([
      {
        row: 6,
        outcome: 'update',
        entry: { accession: number },
        changes: [{ field: 'type', after: 'Cytokine' }],
      },
    ]);
    const run = await atlas.send(
      'POST',
      `/api/disease/import/${preview.body.data.importId}/run?existing=update`,
    );
    expect(run.status).toBe(200);
    expect(run.body.data).toMatchObject({ updated: 1, inserted: 0, failed: 0, skipped: everything - 1 });

    const { body } = await atlas.send('GET', `/api/disease/${number}/history`);
    expect(body.data[0]).toMatchObject({
      source: `import:${run.body.data.importId}`,
      by: { name: 'A curator' },
      changes: [{ field: 'type', after: 'Cytokine' }],
    });
    await atlas.send('POST', `/api/disease/import/${run.body.data.importId}/undo`);
    const moments = (text: string): string => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    expect(moments(await atlas.exportedText())).toBe(moments(before));
  });
});
