import { pino } from 'pino';

import { messages } from '../../../schema/contract/messages.js';
import { ImportRepository } from '../../persistence/imports/import.repository.js';
import { createImportJob } from '../../services/imports/import-job.js';
import { eventually } from '../eventually.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { csvOf, startImportingDatabase } from './importers.js';
import { expectRefused } from './people.js';

const header = 'disease,autoantibody,autoantigen';
const aBadAndAGoodRow = csvOf(header, 'Alpha,,A1', 'Alpha,anti-A,A1');

describe('import previews', () => {
  const test = useStarted(startImportingDatabase);
  const importer = usePrepared(() => anEditor(test));

  const rowsKept = async (table: 'import_rows' | 'import_problems', id: string): Promise<number> =>
    (await test.database.query(`SELECT 1 FROM ${table} WHERE import_id = $1`, [id])).length;

  it('are rejected after an upgrade of the product, which requires a new upload', async () => {
    const { imports } = test.services;
    const preview = await test.importCsv(importer, csvOf(header, 'Before,anti-B,B1'), { dryRun: true });
    await new ImportRepository(test.database).outdate(messages.importOutlivedUpgrade);
    await expectRefused(imports.run(importer, preview.id, {}), 'CONFLICT', messages.importOutlivedUpgrade);
    expect(await imports.find(importer, preview.id)).toMatchObject({ status: 'failed', canRun: false });
  });

  it('are deleted after a day, with their problems', async () => {
    const old = await test.importCsv(importer, aBadAndAGoodRow, { dryRun: true });
    const young = await test.importCsv(importer, aBadAndAGoodRow, { dryRun: true });
    await test.database.query(
      `UPDATE imports SET finished_at = finished_at - interval '25 hours' WHERE id = $1`,
      [old.id],
    );
    // A job deletes expired data when it starts.
    const job = createImportJob(test.database, pino({ level: 'silent' }), test.services.fieldNames);
    job.start();
    await eventually(async () => (await rowsKept('import_rows', old.id)) === 0);
    await job.stop();
    await expectRefused(test.services.imports.find(importer, old.id), 'NOT_FOUND', messages.importNotFound);
    expect(await rowsKept('import_problems', old.id)).toBe(0);
    expect([await rowsKept('import_rows', young.id), await rowsKept('import_problems', young.id)]).toEqual([
      2, 1,
    ]);
  });
});
