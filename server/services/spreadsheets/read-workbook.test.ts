import ExcelJS from 'exceljs';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { readWorkbook } from './read-workbook.js';
import type { CellRow } from './sheet-rows.js';

type Fill = (workbook: ExcelJS.Workbook) => void;

async function written(fill: Fill): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

async function read(
  bytes: Buffer,
  sheet: string | null = null,
): Promise<{ sheets: readonly string[]; sheet: string; rows: CellRow[] }> {
  const workbook = await readWorkbook(bytes, sheet);
  const rows: CellRow[] = [];
  for await (const batch of workbook.batches) rows.push(...batch);
  return { sheets: workbook.sheets, sheet: workbook.sheet, rows };
}

describe('reading a workbook', () => {
  it('returns the texts that a user sees', async () => {
    const bytes = await written((workbook) => {
      const sheet = workbook.addWorksheet('Entries');
      sheet.addRow(['text', 12, 0.1 + 0.2, true, new Date(Date.UTC(2024, 2, 11))]);
      sheet.addRow([
        { richText: [{ text: 'anti-' }, { font: { bold: true }, text: 'Ro60' }] },
        { text: 'P11387', hyperlink: 'https://www.uniprot.org/uniprotkb/P11387' },
        { formula: 'A1&"x"', result: 'textx' },
        { formula: '1/0', result: { error: '#DIV/0!' } },
        new Date(Date.UTC(2024, 2, 11, 8, 30)),
      ]);
      sheet.getCell('E2').numFmt = 'dd.mm.yyyy hh:mm';
      sheet.getCell('A4').value = 0.945;
      sheet.getCell('A4').numFmt = '0.0%';
      sheet.getCell('C4').value = 7.5;
      sheet.getCell('C4').numFmt = '0.00';
      sheet.getCell('D4').value = ' padded\nand broken ';
    });
    expect((await read(bytes)).rows).toEqual([
      { row: 1, cells: ['text', '12', '0.3', 'TRUE', '2024-03-11'] },
      { row: 2, cells: ['anti-Ro60', 'P11387', 'textx', '#DIV/0!', '2024-03-11 08:30'] },
      { row: 4, cells: ['94.5%', '', '7.50', ' padded\nand broken '] },
    ]);
  });

  it('reads numbers with the digits and texts that their formats show', async () => {
    const shown: readonly [format: string, value: number, text: string][] = [
      ['0.##', 0.85, '0.85'],
      ['0.0##', 95, '95.0'],
      ['#.00', 0.85, '0.85'],
      ['#,##0.##', 1200, '1200'],
      ['#\\ ##0.00', 1200, '1200.00'],
      ['00000', 42, '00042'],
      ['+0.0;-0.0', -1.5, '-1.5'],
      ['General', 1234567890123456, '1234567890123456'],
      ['00.0%', 0.05, '05.0%'],
      ['000\\-00', 12345, '12345'],
      ['0.##%', 0.945, '94.5%'],
      ['0.00_);(0.00)', -1.5, '-1.50'],
      ['0" U/mL"', 20, '20 U/mL'],
      ['"<"0.0', 5, '<5.0'],
      ['\\1\\:0', 160, '1:160'],
      ['[Red]"about "0 %;@', 0.95, 'about 95 %'],
      ['h:mm', 1.25, '06:00'],
      ['[h]:mm', 1.25, '30:00'],
      ['[h]:mm:ss', 4.5 + 1 / 86_400, '108:00:01'],
      ['[mm]:ss', 1 / 16, '90:00'],
      ['[m]', 1 / 16, '90'],
      ['[s]', 1 / 16, '5400'],
      ['[h]:mm', -0.25, '-0.25'],
    ];
    const bytes = await written((workbook) => {
      const row = workbook.addWorksheet('Entries').addRow(shown.map(([, value]) => value));
      shown.forEach(([format], position) => (row.getCell(position + 1).numFmt = format));
    });
    expect((await read(bytes)).rows).toEqual([{ row: 1, cells: shown.map(([, , text]) => text) }]);
  });

  it('reads a value that is merged over rows for each of them, and says from which', async () => {
    const bytes = await written((workbook) => {
      const sheet = workbook.addWorksheet('Entries');
      sheet.addRows([
        ['disease', 'autoantibody', 'autoantigen', 'sensitivity'],
        ['', '', '', 'by ELISA'],
        ['SLE', 'Anti-Sm', 'Sm', '20%'],
        ['', 'Anti-Ro60', 'Ro60', ''],
        [],
        ['', 'Anti-Ro60 IgA', '', ''],
        ['Sjögren', 'Anti-La', 'La', '40%'],
      ]);
      // The second merges two columns, of which only the first has the value.
      for (const range of ['A1:A2', 'C4:D6', 'A3:A6', 'B7:D7']) sheet.mergeCells(range);
    });
    expect((await read(bytes)).rows).toEqual([
      { row: 1, cells: ['disease', 'autoantibody', 'autoantigen', 'sensitivity'] },
      { row: 2, cells: ['disease', '', '', 'by ELISA'], mergedFrom: new Map([[0, 1]]) },
      { row: 3, cells: ['SLE', 'Anti-Sm', 'Sm', '20%'] },
      { row: 4, cells: ['SLE', 'Anti-Ro60', 'Ro60'], mergedFrom: new Map([[0, 3]]) },
      {
        ...{ row: 6, cells: ['SLE', 'Anti-Ro60 IgA', 'Ro60'] },
        mergedFrom: new Map([
          [0, 3],
          [2, 4],
        ]),
      },
      { row: 7, cells: ['Sjögren', 'Anti-La'] },
    ]);
  });

  it('passes over a sheet of one row, such as a title, but reads it if there is no other', async () => {
    const title = (workbook: ExcelJS.Workbook) =>
      workbook.addWorksheet('Read me').addRow(['Registry of 2026']);
    expect(await read(await written(title))).toMatchObject({ sheet: 'Read me' });
    const bytes = await written((workbook) => {
      title(workbook);
      workbook.addWorksheet('Lists', { state: 'hidden' }).addRows([['choice'], ['IgG']]);
      workbook.addWorksheet('Data').addRows([['disease'], ['SLE']]);
    });
    expect(await read(bytes)).toMatchObject({ sheet: 'Data' });
  });

  it('reads a visible sheet of headers rather than a hidden list', async () => {
    const bytes = await written((workbook) => {
      workbook.addWorksheet('Lists', { state: 'hidden' }).addRows([['choice'], ['IgG']]);
      workbook.addWorksheet('Data').addRow(['disease']);
    });
    expect(await read(bytes)).toMatchObject({ sheet: 'Data' });
  });

  it('rejects a workbook of thousands of sheets', async () => {
    const bytes = await written((workbook) => {
      for (let sheet = 0; sheet <= 1000; sheet += 1) workbook.addWorksheet(String(sheet));
    });
    await expect(read(bytes)).rejects.toThrow(importFileMessages.spreadsheetTooMuch);
  });

  it('uses the first visible sheet with content, or the selected one', async () => {
    const bytes = await written((workbook) => {
      workbook.addWorksheet('Lists', { state: 'hidden' }).addRow(['choice']);
      workbook.addWorksheet('Cover');
      workbook.addWorksheet('2024').addRow(['first']);
      workbook.addWorksheet('Notes & queries').addRow(['second']);
    });
    const sheets = ['Lists', 'Cover', '2024', 'Notes & queries'];
    expect(await read(bytes)).toEqual({ sheets, sheet: '2024', rows: [{ row: 1, cells: ['first'] }] });
    expect(await read(bytes, 'notes & queries')).toMatchObject({
      sheet: 'Notes & queries',
      rows: [{ cells: ['second'] }],
    });
    expect(await read(bytes, 'Lists')).toMatchObject({ sheet: 'Lists' });
    await expect(read(bytes, 'Absent')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'There is no sheet "Absent". Sheets: Lists, Cover, 2024, Notes & queries',
    });
  });
});
