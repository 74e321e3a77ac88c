import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import ExcelJS from 'exceljs';

import { columnName } from './workbook-writer.js';
import { writeWorkbook } from './write-workbook.js';

const header = ['disease', 'epitope'];
async function* rows(count: number): AsyncGenerator<string[][]> {
  for (let row = 1; row <= count; row += 1) yield await Promise.resolve([[`row ${String(row)}`, '']]);
}
const written = (count: number, expected: number | null): AsyncGenerator<Uint8Array> =>
  writeWorkbook({ name: 'A & B', header, rows: rows(count), expected });

describe('writing a workbook', () => {
  it.each([2, null])('produces a file that other programs read, with %j expected rows', async (expected) => {
    const workbook = new ExcelJS.Workbook();
    const bytes = await buffer(Readable.from(written(2, expected), { objectMode: false }));
    await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
    const sheet = workbook.getWorksheet('A & B')!;
    expect(sheet.getSheetValues().slice(1)).toEqual([
      [undefined, ...header],
      [undefined, 'row 1'],
      [undefined, 'row 2'],
    ]);
    expect(sheet.getCell('A1').font.bold).toBe(true);
    expect(sheet.getCell('A2').numFmt).toBe('@');
    expect(sheet.views).toEqual([expect.objectContaining({ state: 'frozen', ySplit: 1 })]);
    expect(sheet.autoFilter).toBe('A1:B3');
  });

  it('streams from the first row, and closes its source if the reader stops', async () => {
    let ended = false;
    const endless = async function* (): AsyncGenerator<string[][]> {
      try {
        for (;;) yield await Promise.resolve([['again', '']]);
      } finally {
        ended = true;
      }
    };
    const chunks = writeWorkbook({ name: 'Entries', header, rows: endless(), expected: null });
    expect((await chunks.next()).done).toBe(false);
    await chunks.return(undefined);
    expect(ended).toBe(true);
  });

  it('rejects with the error of its source', async () => {
    const failing = async function* (): AsyncGenerator<string[][]> {
      yield await Promise.resolve([['one', '']]);
      throw new Error('The database is away');
    };
    const chunks = writeWorkbook({ name: 'Entries', header, rows: failing(), expected: null });
    await expect(buffer(Readable.from(chunks, { objectMode: false }))).rejects.toThrow(
      'The database is away',
    );
  });

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});
