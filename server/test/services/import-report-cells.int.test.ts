import { text } from 'node:stream/consumers';

import { parse } from 'csv-parse/sync';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { reportHeaders } from '../../services/imports/reading/import-headers.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { csvOf, startImportingDatabase } from './importers.js';

const headers = ['disease', 'Antibody', 'autoantigen', 'epitope', 'epitope', 'Lab', 'createdAt', 'type'];

/** For valid rows only the cells that their values cannot reproduce are staged; reports still contain all cells. */
describe('cells of an import report', () => {
  const test = useStarted(startImportingDatabase);
  const importer = usePrepared(() => anEditor(test));

  it('are those of the file, also of rows that get a warning later, and mean the same if imported', async () => {
    const row = (disease: string, reference: string): readonly string[] => [
      disease,
      'Anti-Cells',
      'CEL1',
      '',
      '',
      reference,
      '2024-01-01',
      'IgG',
    ];
    const first = [row('Cell disease A', 'a'), row('Cell disease B', 'b'), row('Cell disease C', 'c')];
    await test.importCsv(importer, csvOf(headers.join(), ...first.map((cells) => cells.join())));

    const rows = [
      row('Cell disease A', 'other'),
      [' Cell disease B ', "'=Anti-Cells", 'CEL1', '', 'second epitope', 'null', 'never', ''],
      row('Cell disease B', ' padded '),
      ['Cell disease C', 'Anti-Cells', 'CEL1'],
      [...row('Cell disease C', 'b\\c "d"').slice(0, 6), 'never\u0000', 'IgM'],
    ];
    const done = await test.importCsv(importer, csvOf(headers.join(), ...rows.map((cells) => cells.join())));
    expect(done).toMatchObject({ status: 'done', inserted: 5 });
    const { body } = await test.services.imports.report(importer, done.id);
    const report = await text(body);
    const [head, shared, ...reported]: string[][] = parse(report);
    expect(head).toEqual([reportHeaders.row, reportHeaders.problem, ...headers]);
    expect(shared?.[1]).toContain(importFileMessages.columnsShareField(['epitope', 'epitope'], 'Epitope'));
    const shown = rows.map((cells) => headers.map((_header, at) => cells[at] ?? ''));
    expect(reported.map((cells) => cells.slice(2))).toEqual(shown);
    const again = await test.importCsv(importer, report, { dryRun: true });
    expect(again).toMatchObject({ total: 5, skipped: 5, failed: 0 });
  });
});
