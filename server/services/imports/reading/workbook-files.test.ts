import ExcelJS from 'exceljs';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { readBytes } from '../../../test/imports/read-file.js';

describe('a workbook', () => {
  it('may merge a disease over the rows of its autoantibodies, and headers over two rows', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Entries');
    sheet.addRows([
      ['Table 1. Autoantibodies'],
      ['disease', 'autoantibody', 'autoantigen', 'sensitivity'],
      ['', '', '', 'by ELISA'],
      ['Systemic lupus erythematosus', 'Anti-Sm', 'SmD1', '20%'],
      ['', 'Anti-Ro60', 'RO60', '40%'],
    ]);
    for (const range of ['A1:D1', 'A2:A3', 'B2:B3', 'C2:C3', 'A4:A5']) sheet.mergeCells(range);
    const { table, rows } = await readBytes(Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(table.remark).toBe(importFileMessages.titleSkipped(2));
    const disease = 'Systemic lupus erythematosus';
    expect(rows).toMatchObject([
      { row: 3, content: null },
      { row: 4, content: { values: { disease, autoantibody: 'Anti-Sm', sensitivity: '20%' } } },
      { row: 5, content: { values: { disease, autoantibody: 'Anti-Ro60', sensitivity: '40%' } } },
    ]);
  });
});
