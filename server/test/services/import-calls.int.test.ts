import { pino } from 'pino';

import { messages } from '../../../schema/contract/messages.js';
import { ImportRepository } from '../../persistence/imports/import.repository.js';
import { createImportJob } from '../../services/imports/import-job.js';
import { eventually } from '../eventually.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { aFile, csvOf, startImportingDatabase } from './importers.js';
import { administrator, expectRefused } from './people.js';

const header = 'disease,autoantibody,autoantigen,uniprotId';
const aBadAndAGoodRow = csvOf(header, 'Alpha,,A1,', 'Alpha,anti-A,A1,');

describe('import calls', () => {
  const test = useStarted(startImportingDatabase);
  const importer = usePrepared(() => anEditor(test));

  it('run a preview only for its owner', async () => {
    const { imports } = test.services;
    const preview = await test.importCsv(importer, csvOf(header, 'Theirs,a,b,'), { dryRun: true });
    for (const other of [await anEditor(test), administrator]) {
      await expectRefused(imports.run(other, preview.id, {}), 'FORBIDDEN', messages.insufficientPermissions);
    }
    expect(await imports.find(importer, preview.id)).toMatchObject({ status: 'previewed' });
  });

  it('may use one key for a file and for entries, each with its own replay', async () => {
    const { imports } = test.services;
    const file = () => imports.importFile(importer, aFile(csvOf(header, 'Keyed,a,b,')), {}, 'one key');
    const entries = () =>
      imports.importEntries(
        importer,
        [{ disease: 'Keyed', autoantibody: 'a', autoantigen: 'c' }],
        {},
        'one key',
      );
    const [first, second] = [await file(), await entries()];
    expect([first.replayed, second.replayed]).toEqual([false, false]);
    expect(await file()).toMatchObject({ id: first.id, replayed: true });
    expect(await entries()).toMatchObject({ id: second.id, replayed: true });
  });

  it('may reuse the key of a rejected import', async () => {
    const refused = await test.importCsv(importer, csvOf(header, 'Bad,,b,'), {}, 'a refused key');
    expect(refused.status).toBe('refused');
    const mended = await test.importCsv(importer, csvOf(header, 'Bad,a,b,'), {}, 'a refused key');
    expect(mended).toMatchObject({ status: 'done', inserted: 1 });
  });

  it('load the problems of several imports at once, first ones first', async () => {
    const { imports } = test.services;
    const made = [
      await test.importCsv(importer, csvOf(header, 'One,,b,', 'Two,,b,', 'Three,a,b,odd')),
      await test.importCsv(importer, csvOf(`${header},epitope,Epitope`, 'Four,,b,,,')),
      await test.importCsv(importer, csvOf(header, 'Five,a,b,')),
    ];
    const ids = made.map(({ id }) => id);
    const [errors, warnings] = [
      await imports.problems(importer, ids, 'problems', 1),
      await imports.problems(importer, ids, 'warnings'),
    ];
    expect(ids.map((id) => errors.get(id)?.map(({ row }) => row))).toEqual([[2], [2], undefined]);
    expect(ids.map((id) => warnings.get(id)?.map(({ row }) => row))).toEqual([[4], [null], undefined]);
  });

  it('store an undo together with its idempotent result, or neither', async () => {
    const { imports, idempotency } = test.services;
    const done = await test.importCsv(importer, csvOf(header, 'Kept,a,b,', 'Kept,a,c,'));
    const call = { key: 'an undo', path: 'undo', body: {} };
    const once = (fails: boolean) =>
      idempotency.once(importer, call, async (ctx) => {
        const { reverted, import: undone } = await imports.undo(ctx, done.id);
        if (fails) throw new Error('The answer was lost');
        return { status: 200, body: `${undone.status} ${String(reverted)}` };
      });
    await expect(once(true)).rejects.toThrow('The answer was lost');
    expect(await imports.find(importer, done.id)).toMatchObject({ status: 'done', reverted: 0 });
    expect(await once(false)).toMatchObject({ body: 'undone 2', replayed: false });
    expect(await once(false)).toMatchObject({ body: 'undone 2', replayed: true });
  });

  const rowsKept = async (table: 'import_rows' | 'import_problems', id: string): Promise<number> =>
    (await test.database.query(`SELECT 1 FROM ${table} WHERE import_id = $1`, [id])).length;

  it('reject previews after an upgrade of the product, which requires a new upload', async () => {
    const { imports } = test.services;
    const preview = await test.importCsv(importer, csvOf(header, 'Before,anti-B,B1,'), { dryRun: true });
    await new ImportRepository(test.database).outdate(messages.importOutlivedUpgrade);
    await expectRefused(imports.run(importer, preview.id, {}), 'CONFLICT', messages.importOutlivedUpgrade);
    expect(await imports.find(importer, preview.id)).toMatchObject({ status: 'failed', canRun: false });
  });

  it('delete previews after a day, with their problems', async () => {
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
