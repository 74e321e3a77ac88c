import { Readable } from 'node:stream';

import { messages } from '../../../schema/contract/messages.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { aFile, csvOf, startImportingDatabase } from './importers.js';
import { administrator, expectRefused } from './people.js';
import { expectCompleteHistories, expectListsMatchRecomputation } from './recomputed-lists.js';

const header = '_id,accession,disease,autoantibody,autoantigen,epitope,uniprotId,Comment';

describe('imports into existing data', () => {
  const test = useStarted(startImportingDatabase);
  const importer = usePrepared(() => anEditor(test));
  beforeAll(async () => {
    await test.importCsv(importer, csvOf(header, ',,Alpha,anti-A,A1,,,'));
  });

  it('skip rows that exist in the database or earlier in the file, and warn about similar ones', async () => {
    const csv = csvOf(
      header,
      ',,Eps,anti-E,E1,,,c',
      ',,Eps,anti-E,E1,,,c',
      ',,EPS,anti-e,e1,x,,',
      ',,Eps,anti-E,E1,y,,',
    );
    const first = await test.importCsv(importer, csv);
    expect(first).toMatchObject({ inserted: 3, skipped: 1, warningsTotal: 2 });
    expect((await test.services.imports.listedProblems(importer, first)).warnings).toMatchObject([
      { row: 4, path: 'row', message: messages.importLikeRow('2'), entry: null },
      { row: 5, path: 'row', message: messages.importLikeRow('2') },
    ]);
    const [kept] = await test.named('Eps');
    const again = await test.importCsv(importer, csv + ',,Eps,anti-E,E1,,,other\r\n');
    expect(again).toMatchObject({ inserted: 1, skipped: 4, warningsTotal: 1 });
    expect((await test.services.imports.listedProblems(importer, again)).warnings).toMatchObject([
      { row: 6, message: messages.importLikeEntry, entry: { id: kept?.id, accession: kept?.accession } },
    ]);
  });

  it('find entries by words that a refused or a corrected row had first', async () => {
    await test.importCsv(importer, csvOf(header, ',,Words,anti-W,W1,,,'));
    const [known] = await test.named('Words');
    const rows = [`${known?.id ?? ''},,Words,anti-W,W1,,,quokka`, ',,Words,anti-W,W2,,,quokka wombat'];
    const stored = await test.importCsv(importer, csvOf(header, ...rows), { mode: 'valid_only' });
    expect(stored).toMatchObject({ inserted: 1, failed: 1 });
    const csv = csvOf(header, ',,Words,anti-W,W3,numbat,,', ',,Words,anti-W,W4,numbat,,');
    const { id } = await test.importCsv(importer, csv, { dryRun: true });
    await test.services.imports.correct(importer, id, 2, { epitope: 'dingo' });
    await test.services.imports.run(importer, id, {});
    expect(await test.services.imports.waitUntilFinished(importer, id, 10_000)).toMatchObject({
      inserted: 2,
    });
    const found = await Promise.all(
      ['quokka', 'wombat', 'numbat', 'dingo'].map(async (search) => {
        const { entries } = await test.services.entryList.list(importer, { search });
        return entries.map(({ autoantigen }) => autoantigen);
      }),
    );
    expect(found).toEqual([['W2'], ['W2'], ['W4'], ['W3']]);
    await expectListsMatchRecomputation(test);
  });

  it('update only the columns of the file, preview old and new values, and restore them by undo', async () => {
    await test.importCsv(importer, csvOf(header, ',,Zeta,anti-Z,Z1,old,P00002,keep', ',,Zeta,anti-Z,Z2,,,'));
    const [one, two] = await test.named('Zeta');
    const columns = '_id,disease,autoantibody,autoantigen,epitope';
    const csv = csvOf(
      columns,
      `${one?.id ?? ''},Zeta,anti-Z,Z1,new`,
      `${two?.id ?? ''},Zeta,anti-Z,Z2,`,
      ',Zeta,anti-Z,Z3,',
    );
    expect(await test.importCsv(importer, csv)).toMatchObject({ status: 'refused', skipped: 1, failed: 1 });
    const preview = await test.importCsv(importer, csv, { dryRun: true, existing: 'update' });
    expect(preview).toMatchObject({ status: 'previewed', inserted: 1, updated: 1, skipped: 1, failed: 0 });
    const shown = await test.services.imports.rows(importer, preview.id, { only: 'updates' });
    expect(shown.items).toMatchObject([
      {
        row: 2,
        changes: [{ field: 'epitope', before: 'old', after: 'new' }],
        entry: { id: one?.id, accession: one?.accession },
      },
    ]);
    await test.services.imports.run(importer, preview.id, {});
    await test.services.imports.waitUntilFinished(importer, preview.id, 60_000);
    expect(await test.read(one?.id ?? '')).toMatchObject({
      epitope: 'new',
      uniprotId: 'P00002',
      additional: { Comment: 'keep' },
      version: 2,
    });
    await expectListsMatchRecomputation(test);
    const undone = await test.services.imports.undo(importer, preview.id);
    expect(undone).toMatchObject({
      reverted: 2,
      conflictsTotal: 0,
      import: { status: 'undone', canUndo: false },
    });
    expect(await test.read(one?.id ?? '')).toMatchObject({ epitope: 'old', version: 3 });
    expect(await test.named('Zeta')).toHaveLength(2);
    await expectListsMatchRecomputation(test);
    await expectCompleteHistories(test);
    await expectRefused(test.services.imports.undo(importer, preview.id), 'CONFLICT', messages.importUndone);
  });

  it('undo no update to a version that was withdrawn since, and report the entry', async () => {
    await test.importCsv(importer, csvOf(header, ',,Theta,anti-T,T1,Jane Doe,,', ',,Theta,anti-T,T2,old,,'));
    const [one, two] = await test.named('Theta');
    const rows = [one, two].map((entry) => `${entry?.id ?? ''},Theta,anti-T,${entry?.autoantigen ?? ''},new`);
    const csv = csvOf('_id,disease,autoantibody,autoantigen,epitope', ...rows);
    const done = await test.importCsv(importer, csv, { existing: 'update' });
    await test.services.entryEditing.withdrawVersion(administrator, one?.accession ?? '', 1);
    expect(await test.services.imports.undo(importer, done.id)).toMatchObject({
      reverted: 1,
      conflictsTotal: 1,
    });
    expect((await test.services.imports.conflictsOf(importer, [done.id])).get(done.id)).toMatchObject([
      { entry: { id: one?.id }, version: 2, deleted: false },
    ]);
    expect((await test.named('Theta')).map(({ epitope }) => epitope)).toEqual(['new', 'old']);
    await expectListsMatchRecomputation(test);
  });

  it('report a deleted entry without its names if they were withdrawn', async () => {
    const done = await test.importCsv(importer, csvOf(header, ',,Jane Doe,anti-J,J1,,,'));
    const [named] = await test.named('Jane Doe');
    await test.services.entryEditing.delete(importer, named?.id ?? '');
    await test.services.entryEditing.withdrawVersion(administrator, named?.accession ?? '', 1);
    await test.services.imports.undo(importer, done.id);
    const withheld = messages.withdrawnWords;
    expect((await test.services.imports.conflictsOf(importer, [done.id])).get(done.id)).toMatchObject([
      { entry: { id: named?.id }, disease: withheld, autoantibody: withheld, autoantigen: withheld },
    ]);
  });

  it('undo no entry that was edited or deleted since, and report it', async () => {
    const done = await test.importCsv(
      importer,
      csvOf(header, ',,Eta,anti-H,H1,,,', ',,Eta,anti-H,H2,,,', ',,Eta,anti-H,H3,,,'),
    );
    const [first, second] = await test.named('Eta');
    await test.services.entryEditing.update(importer, first?.id ?? '', { epitope: 'mine' });
    await test.services.entryEditing.delete(importer, second?.id ?? '');
    const otherEditor = await anEditor(test);
    await expectRefused(
      test.services.imports.undo(otherEditor, done.id),
      'FORBIDDEN',
      messages.insufficientPermissions,
    );
    expect(await test.services.imports.undo(administrator, done.id)).toMatchObject({
      reverted: 1,
      conflictsTotal: 2,
    });
    expect((await test.services.imports.conflictsOf(importer, [done.id])).get(done.id)).toMatchObject([
      { entry: { id: first?.id }, autoantigen: 'H1', version: 2, deleted: false },
      { entry: { id: second?.id }, deleted: true },
    ]);
    expect((await test.named('Eta')).map(({ epitope }) => epitope)).toEqual(['mine']);
    await expectListsMatchRecomputation(test);
  });

  it('store two concurrent imports and an edit, each completely', async () => {
    const rows = (name: string) =>
      Array.from({ length: 300 }, (_row, index) => `,,${name},anti-${name},X${String(index)},,,`);
    const before = await test.total();
    const [target] = await test.named('Alpha');
    const [one, two, edited] = await Promise.all([
      test.importCsv(importer, csvOf(header, ...rows('Iota'))),
      test.importCsv(importer, csvOf(header, ...rows('Kappa'))),
      test.services.entryEditing.update(importer, target?.id ?? '', { monitoring: 'meanwhile' }),
    ]);
    expect([one, two]).toMatchObject([
      { status: 'done', inserted: 300 },
      { status: 'done', inserted: 300 },
    ]);
    expect(edited.monitoring).toBe('meanwhile');
    expect(await test.total()).toBe(before + 600);
    await expectListsMatchRecomputation(test);
    expect(await test.services.imports.undo(importer, one.id)).toMatchObject({ reverted: 300 });
    expect(await test.total()).toBe(before + 300);
    await expectListsMatchRecomputation(test);
  });

  it('store nothing of an interrupted file, and report lost rows', async () => {
    const before = await test.total();
    const broken = async function* () {
      yield Buffer.from(csvOf(header, ...Array.from({ length: 5000 }, () => ',,Mu,anti-M,M1,,,')));
      await Promise.resolve();
      throw new Error('The wire was cut');
    };
    const source = { ...aFile(''), body: Readable.from(broken()) };
    await expect(test.services.imports.importFile(importer, source, {})).rejects.toThrow();
    expect(await test.database.query('SELECT 1 FROM import_rows')).toEqual([]);
    const preview = await test.importCsv(importer, csvOf(header, ',,Mu,anti-M,M1,,,'), { dryRun: true });
    await test.database.query('DELETE FROM import_rows');
    await test.services.imports.run(importer, preview.id, {});
    const failed = await test.services.imports.waitUntilFinished(importer, preview.id, 60_000);
    expect(failed).toMatchObject({ status: 'failed', message: messages.importRowsLost });
    expect(await test.total()).toBe(before);
    const { items, pagination } = await test.services.imports.list(importer, { limit: 1 });
    expect(items).toMatchObject([{ id: preview.id }]);
    expect(pagination.total).toBeGreaterThan(10);
  });
});
