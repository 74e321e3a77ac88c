import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidV7 } from 'uuid';

import { messages } from '../../../schema/contract/messages.js';
import type { RequestContext } from '../../services/request-context.js';
import { visitor } from '../test-database.js';
import { anEditor } from './editors.js';
import { aFile, csvOf, type ImportingDatabase, startImportingDatabase } from './importers.js';
import { administrator, expectRefused } from './people.js';
import { expectGaplessHistories, expectListsAsRecomputed } from './recomputed-lists.js';

const header = '_id,accession,disease,autoantibody,autoantigen,epitope,uniprotId,Comment';

describe('imports', () => {
  let test: ImportingDatabase;
  let importer: RequestContext;
  const total = async () => (await test.services.entryList.list(visitor, {})).pagination.total;
  const read = async (key: string) => (await test.services.entryDetail.detail(visitor, key)).entry;
  const named = async (search: string) => {
    const { entries } = await test.services.entryList.list(visitor, { search, limit: 50, sortBy: 'disease' });
    return entries.filter(({ disease }) => disease === search);
  };

  beforeAll(async () => {
    test = await startImportingDatabase();
    importer = await anEditor(test);
  });
  afterAll(() => test.close());

  it('stores every row as an entry of its own, with its history, at once in every list', async () => {
    const view = await test.importCsv(
      importer,
      csvOf(header, ',,Alpha,anti-A,A1,,P00001,first', ',,,,,,,', ',,Beta,anti-B,B1,x,,'),
    );
    expect(view).toMatchObject({
      ...{ status: 'done', total: 2, inserted: 2, updated: 0, skipped: 0, failed: 0, processed: 2 },
      ...{ unmappedColumns: ['Comment'], fileName: 'entries.csv', format: 'csv', canUndo: true },
    });
    expect(view.columns[7]).toEqual({ header: 'Comment', field: 'additional.Comment', samples: ['first'] });
    const [alpha] = await named('Alpha');
    expect(alpha).toMatchObject({
      disease: 'Alpha',
      uniprotId: 'P00001',
      epitope: null,
      version: 1,
      additional: { Comment: 'first' },
    });
    const { revisions } = await test.services.entryHistory.history(importer, alpha?.id ?? '', {});
    expect(revisions).toMatchObject([
      { action: 'create', source: `import:${view.id}`, by: { id: importer.viewer?.id } },
    ]);
    await expectListsAsRecomputed(test);
  });

  it('refuses all of a file for one bad row, or stores the good ones alone', async () => {
    const csv = csvOf(header, ',,Gamma,anti-G,G1,,,', ',,Gamma,,G2,,,', ',AIA12,Gamma,anti-G,G3,,,');
    const before = await total();
    const refused = await test.importCsv(importer, csv);
    expect(refused).toMatchObject({
      status: 'refused',
      total: 3,
      inserted: 0,
      failed: 2,
      errorsTotal: 2,
      canUndo: false,
    });
    expect(await test.services.imports.errors(importer, refused.id)).toMatchObject([
      { row: 3, path: 'autoantibody', message: messages.entryFieldsRequired },
      { row: 4, path: 'accession', value: 'AIA12' },
    ]);
    expect(await total()).toBe(before);
    const partly = await test.importCsv(importer, csv, { mode: 'valid-only' });
    expect(partly).toMatchObject({ status: 'done', total: 3, inserted: 1, failed: 2 });
    expect(await total()).toBe(before + 1);
    const { body } = await test.services.imports.report(importer, partly.id);
    const report = Buffer.concat(await body.map((chunk: string) => Buffer.from(chunk)).toArray()).toString();
    expect(report.split('\r\n')[0]).toBe(`import.row,import.problem,${header}`);
    expect(report).toContain(`3,"Autoantibody: ${messages.entryFieldsRequired}",,,Gamma,,G2,,,`);
  });

  it('previews without storing anything, and runs the preview later', async () => {
    const csv = csvOf(header, ',,Delta,anti-D,D1,,,', ',,,anti-D,D2,,,');
    const before = await total();
    const preview = await test.importCsv(importer, csv, { dryRun: true });
    expect(preview).toMatchObject({ status: 'previewed', inserted: 1, failed: 1, dryRun: true });
    expect(await total()).toBe(before);
    const rows = await test.services.imports.rows(importer, preview.id, { only: 'errors' });
    expect(rows).toMatchObject({ total: 1, headers: header.split(','), rows: [{ row: 3, outcome: 'fail' }] });
    await test.services.imports.run(importer, preview.id, { mode: 'valid_only' });
    const done = await test.services.imports.settled(importer, preview.id, 60_000);
    expect(done).toMatchObject({ status: 'done', inserted: 1, failed: 1, dryRun: false });
    expect(await total()).toBe(before + 1);
    await expectRefused(
      test.services.imports.run(importer, preview.id, {}),
      'CONFLICT',
      messages.importNotPreviewed,
    );
    await expectRefused(
      test.services.imports.rows(importer, preview.id, {}),
      'CONFLICT',
      messages.importRowsGone,
    );
  });

  it('passes over what is there already, in the database or earlier in the file, and remarks on what is much like it', async () => {
    const csv = csvOf(
      header,
      ',,Eps,anti-E,E1,,,c',
      ',,Eps,anti-E,E1,,,c',
      ',,EPS,anti-e,e1,x,,',
      ',,Eps,anti-E,E1,y,,',
    );
    const first = await test.importCsv(importer, csv);
    expect(first).toMatchObject({ inserted: 3, skipped: 1, warningsTotal: 2 });
    expect(await test.services.imports.warnings(importer, first.id)).toMatchObject([
      { row: 4, path: 'row', message: messages.importLikeRow('2'), entry: null },
      { row: 5, path: 'row', message: messages.importLikeRow('2') },
    ]);
    const [kept] = await named('Eps');
    const again = await test.importCsv(importer, csv + ',,Eps,anti-E,E1,,,other\r\n');
    expect(again).toMatchObject({ inserted: 1, skipped: 4, warningsTotal: 1 });
    expect(await test.services.imports.warnings(importer, again.id)).toMatchObject([
      { row: 6, message: messages.importLikeEntry, entry: { id: kept?.id, accession: kept?.accession } },
    ]);
  });

  it('updates the columns of the file alone, shows old and new before, and puts both back when it is undone', async () => {
    await test.importCsv(importer, csvOf(header, ',,Zeta,anti-Z,Z1,old,P00002,keep', ',,Zeta,anti-Z,Z2,,,'));
    const [one, two] = await named('Zeta');
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
    expect(shown.rows).toMatchObject([
      {
        row: 2,
        changes: [{ field: 'epitope', before: 'old', after: 'new' }],
        entry: { id: one?.id, accession: one?.accession },
      },
    ]);
    await test.services.imports.run(importer, preview.id, {});
    await test.services.imports.settled(importer, preview.id, 60_000);
    expect(await read(one?.id ?? '')).toMatchObject({
      epitope: 'new',
      uniprotId: 'P00002',
      additional: { Comment: 'keep' },
      version: 2,
    });
    await expectListsAsRecomputed(test);
    const undone = await test.services.imports.undo(importer, preview.id);
    expect(undone).toMatchObject({
      reverted: 2,
      conflictsTotal: 0,
      import: { status: 'undone', canUndo: false },
    });
    expect(await read(one?.id ?? '')).toMatchObject({ epitope: 'old', version: 3 });
    expect(await named('Zeta')).toHaveLength(2);
    await expectListsAsRecomputed(test);
    await expectGaplessHistories(test);
    await expectRefused(test.services.imports.undo(importer, preview.id), 'CONFLICT', messages.importUndone);
  });

  it('leaves alone on undo what was edited or deleted since, and names it', async () => {
    const done = await test.importCsv(
      importer,
      csvOf(header, ',,Eta,anti-H,H1,,,', ',,Eta,anti-H,H2,,,', ',,Eta,anti-H,H3,,,'),
    );
    const [first, second] = await named('Eta');
    await test.services.entryEditing.update(importer, first?.id ?? '', { epitope: 'mine' });
    await test.services.entryEditing.delete(importer, second?.id ?? '');
    const stranger = await anEditor(test);
    await expectRefused(
      test.services.imports.undo(stranger, done.id),
      'FORBIDDEN',
      messages.insufficientPermissions,
    );
    expect(await test.services.imports.undo(administrator, done.id)).toMatchObject({
      reverted: 1,
      conflictsTotal: 2,
    });
    expect(await test.services.imports.conflicts(importer, done.id)).toMatchObject([
      { entry: { id: first?.id }, autoantigen: 'H1', version: 2, deleted: false },
      { entry: { id: second?.id }, deleted: true },
    ]);
    expect((await named('Eta')).map(({ epitope }) => epitope)).toEqual(['mine']);
    await expectListsAsRecomputed(test);
  });

  it('keeps ids and accessions that nobody has, and hands out numbers behind them', async () => {
    const [id, other] = [uuidV7(), uuidV7()];
    const [living] = await named('Alpha');
    const [gone] = await named('Beta');
    await test.services.entryEditing.delete(importer, gone?.id ?? '');
    const csv = csvOf(
      header,
      ',,Theta,anti-T,T0,,,',
      `${id},AIA0000500,Theta,anti-T,T1,,,`,
      `,${gone?.accession ?? ''},Theta,anti-T,T2,,,`,
      `${living?.id ?? ''},AIA0000501,Alpha,anti-A,A1,,P00001,first`,
    );
    expect(await test.importCsv(importer, csv)).toMatchObject({ status: 'done', inserted: 3, skipped: 1 });
    const kept = await read('AIA0000500');
    expect(kept.id).toBe(id);
    const numbers = (await named('Theta')).map(({ accession }) => Number(accession.slice(3)));
    expect(numbers.filter((number) => number > 500)).toHaveLength(2);
    const [clash, twice] = [`${id},${living?.accession ?? ''},Theta,a,b,,,`, `${other},,Theta,a,b,,,`];
    const bad = await test.importCsv(
      importer,
      csvOf(header, clash, twice, twice.replace('a,b', 'a,c'), twice),
    );
    expect(bad).toMatchObject({ status: 'refused', failed: 2, skipped: 1 });
    expect(
      (await test.services.imports.errors(importer, bad.id)).map(({ row, message }) => [row, message]),
    ).toEqual([
      [2, messages.importNamesTwoEntries],
      [4, messages.importNamesSameEntry('3')],
    ]);
  });

  it('stores two imports and an edit that come at once, each whole', async () => {
    const rows = (name: string) =>
      Array.from({ length: 300 }, (_row, index) => `,,${name},anti-${name},X${String(index)},,,`);
    const before = await total();
    const [target] = await named('Alpha');
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
    expect(await total()).toBe(before + 600);
    await expectListsAsRecomputed(test);
    expect(await test.services.imports.undo(importer, one.id)).toMatchObject({ reverted: 300 });
    expect(await total()).toBe(before + 300);
    await expectListsAsRecomputed(test);
  });

  it('imports once under one key, also when the calls come together, and no other file under it', async () => {
    const csv = csvOf(header, ',,Lambda,anti-L,L1,,,');
    const before = await total();
    const [one, two] = await Promise.all([
      test.importCsv(importer, csv, {}, 'a key'),
      test.importCsv(importer, csv, {}, 'a key'),
    ]);
    const three = await test.importCsv(importer, csv, {}, 'a key');
    expect([two.id, three.id]).toEqual([one.id, one.id]);
    expect(await total()).toBe(before + 1);
    const other = test.importCsv(importer, csvOf(header, ',,Lambda,anti-L,L2,,,'), {}, 'a key');
    await expectRefused(other, 'CONFLICT', messages.idempotencyKeyReused);
    const options = test.importCsv(importer, csv, { mode: 'valid_only' }, 'a key');
    await expectRefused(options, 'CONFLICT', messages.idempotencyKeyReused);
    expect(await total()).toBe(before + 1);
  });

  it('leaves nothing of a file that breaks off, and tells of rows that the database lost', async () => {
    const before = await total();
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
    const failed = await test.services.imports.settled(importer, preview.id, 60_000);
    expect(failed).toMatchObject({ status: 'failed', message: messages.importRowsLost });
    expect(await total()).toBe(before);
    const { imports, pagination } = await test.services.imports.list(importer, { limit: 1 });
    expect(imports).toMatchObject([{ id: preview.id }]);
    expect(pagination.total).toBeGreaterThan(10);
  });

  it('takes entries of a request, and nobody who is not signed in', async () => {
    const { imports } = test.services;
    const entries = [{ disease: 'Nu', autoantibody: 'anti-N', autoantigen: 'N1', Extra: 5 }, 'no entry'];
    const { id } = await imports.importEntries(importer, entries, { mode: 'valid_only' });
    expect(await imports.settled(importer, id, 60_000)).toMatchObject({
      format: 'json',
      inserted: 1,
      failed: 1,
    });
    expect((await named('Nu'))[0]?.additional).toEqual({ Extra: '5' });
    await expectRefused(
      imports.importEntries(importer, [], {}),
      'BAD_USER_INPUT',
      messages.importEntriesRequired,
    );
    await expectRefused(
      imports.importFile(visitor, aFile(''), {}),
      'UNAUTHENTICATED',
      messages.accessDeniedNoToken,
    );
    await expectRefused(imports.find(importer, uuidV7()), 'NOT_FOUND', messages.importNotFound);
  });
});
