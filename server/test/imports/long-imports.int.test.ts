import { parse } from 'csv-parse/sync';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { useStarted } from '../use-started.js';
import { startImportClient } from './import-client.js';

const { longRow, correctionsLength, listedColumnsBytes } = limits.imports;
const lupus = 'Systemic lupus erythematosus';

describe('imports of long rows and of many columns', () => {
  const atlas = useStarted(startImportClient);
  const read = (path: string) => atlas.send('GET', `/api/disease/import/${path}`);
  async function preview(lines: readonly string[], query = ''): Promise<string> {
    const { body } = await atlas.importFile({ file: `${lines.join('\n')}\n` }, `dryRun=true${query}`);
    expect(body.data.status).toBe('previewed');
    return body.importId;
  }

  it('show the beginning of a long row, and report and correct all of it', async () => {
    const remark = 'é"'.repeat(600_000);
    const line = (at: number) => `SLE,Anti-${at},,"${remark.replaceAll('"', '""')}",last ${at}`;
    const edge = (bytes: number) => 'x'.repeat(bytes - JSON.stringify(['SLE', 'B', 'C', '', 'y']).length);
    const { bytes } = longRow;
    const id = await preview([
      'disease,autoantibody,autoantigen,Remark,Last',
      ...[1, 2, 3].map(line),
      ...[bytes, bytes + 1].map((length) => `SLE,B,C,${edge(length)},y`),
    ]);
    const rows = await atlas.rowsOf(id);
    expect(rows[0].cells[3]).toMatch(/^(?:é")+é?…$/);
    expect(JSON.stringify(rows[0].cells).length).toBeLessThan(longRow.shown + 20);
    expect(rows[2].cells).toEqual(['SLE', 'Anti-3', '', rows[0].cells[3], '…']);
    expect(rows[3].cells).toEqual(['SLE', 'B', 'C', edge(bytes), 'y']);
    expect(rows[4].cells[4]).toBe('…');

    const put = (body: object) => atlas.send('PUT', `/api/disease/import/${id}/rows/3`, { body });
    expect((await put({ autoantigen: 'Sm' })).status).toBe(200);
    expect((await atlas.rowsOf(id))[1]).toMatchObject({
      cells: rows[1].cells,
      corrections: [{ field: 'autoantigen', before: null, after: 'Sm' }],
    });
    const tooLong = await put({ 'additional.Last': 'x'.repeat(correctionsLength) });
    expect(tooLong).toMatchObject({
      status: 400,
      body: { message: messages.importCorrectionsTooLong(correctionsLength) },
    });

    const { token } = atlas.editor;
    const headers = { authorization: `Bearer ${token}` };
    const report = await atlas.app.fetch(`/api/disease/import/${id}/report`, { headers });
    const reported: string[][] = parse(await report.text(), { bom: true, from: 2 });
    const expected = [1, 2, 3].map((at) => [`SLE`, `Anti-${at}`, '', remark, `last ${at}`]);
    expect(reported.slice(0, 3).map((cells) => cells.slice(2))).toEqual(expected);
    expect(reported).toHaveLength(5);
  });

  it('list as many errors and warnings of a row as are shown', async () => {
    // A file that begins with control characters is no text.
    const names = Array.from({ length: 1000 }, (_, at) => `additional.${'k'.repeat(60)}${at}`);
    const id = await preview([
      `disease,autoantibody,autoantigen,${names.join(',')}`,
      `SLE,B,C${',\u0001'.repeat(1000)}`,
    ]);
    const [row] = await atlas.rowsOf(id);
    expect(row.errors).toHaveLength(longRow.problems);
    expect((await read(id)).body.data.errorsTotal).toBe(1001);
  });

  it('show the beginnings of long changes of an entry, and make all of them', async () => {
    const entry = { disease: 'Long changes', autoantibody: 'B', autoantigen: 'C' };
    const texts = (letter: string) => ({
      k1: letter.repeat(9000),
      k2: letter.repeat(9000),
      k3: letter.repeat(9000),
    });
    await atlas.bulk({ entries: [{ ...entry, additional: texts('é') }] });
    const find = async () => (await atlas.call('GET', '/api/disease?disease=Long changes')).body.data[0];
    const { accession } = await find();
    const file = JSON.stringify([{ ...entry, accession, epitope: 'E', additional: texts('€') }]);
    const sent = await atlas.importFile({ file, name: 'items.json' }, 'dryRun=true&existing=update');
    const id = sent.body.importId;
    const start = (letter: string) => `${letter.repeat(longRow.changed)}…`;
    expect((await atlas.rowsOf(id))[0].changes).toEqual([
      { field: 'epitope', before: null, after: 'E' },
      ...['k1', 'k2', 'k3'].map((key) => ({
        ...{ field: `additional.${key}`, before: start('é'), after: start('€') },
      })),
    ]);
    await atlas.send('POST', `/api/disease/import/${id}/run?existing=update`);
    expect(await find()).toMatchObject({ epitope: 'E', additional: texts('€') });
  });

  it('take the offers of long rows in one call', async () => {
    const blob = 'z'.repeat(1_200_000);
    const header = 'disease,autoantibody,autoantigen,Blob';
    const ignored = `&mapping=${encodeURIComponent('{"Blob": null}')}`;
    const id = await preview([header, ...[1, 2, 3].map((at) => `SLE,Anti-long-${at},C,${blob}`)], ignored);
    const taken = await atlas.send('POST', `/api/disease/import/${id}/offers`, { body: { all: true } });
    expect(taken.body.data).toMatchObject({ status: 'previewed', inserted: 3, offersTotal: 0 });
    await atlas.send('POST', `/api/disease/import/${id}/run`);
    const { body } = await atlas.call('GET', `/api/disease?disease=${lupus}&autoantibody=Anti-long-*`);
    expect(body.data).toHaveLength(3);
  });

  it('list no columns that take much, but find them by the id of the import', async () => {
    const names = Array.from({ length: 3000 }, (_, at) => `additional.k${at}`);
    const wide = await preview([`disease,autoantibody,autoantigen,${names.join(',')}`, 'SLE,B,C']);
    const ordinary = await preview(['disease,autoantibody,autoantigen,Remark', 'SLE,B,C,x']);
    const listed = (await read('?limit=2')).body.data;
    expect(listed.map((one: { importId: string }) => one.importId)).toEqual([ordinary, wide]);
    const [found, foundWide] = [await read(ordinary), await read(wide)];
    expect(found.body.data).toMatchObject(listed[0]);
    expect(JSON.stringify(foundWide.body.data.columns).length).toBeGreaterThan(listedColumnsBytes);
    expect(foundWide.body.data.columns).toHaveLength(3003);
    expect({ ...foundWide.body.data, columns: [] }).toMatchObject(listed[1]);
  });
});
