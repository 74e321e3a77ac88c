import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { parse } from 'csv-parse/sync';
import { v7 as uuidV7 } from 'uuid';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import { reportHeaders } from '../../services/imports/reading/import-headers.js';
import { createServices } from '../../services/services.js';
import { uploadedBody } from '../../transport/uploads/uploaded-body.js';
import { eventually } from '../eventually.js';
import { holdLock, storingLock } from '../held-lock.js';
import { testSettings, visitor } from '../test-database.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { aFile, csvOf, startImportingDatabase } from './importers.js';
import { expectRefused } from './people.js';
import { expectListsMatchRecomputation } from './recomputed-lists.js';

const header = '_id,accession,disease,autoantibody,autoantigen,epitope,uniprotId,Comment';

describe('imports', () => {
  const test = useStarted(startImportingDatabase);
  const importer = usePrepared(() => anEditor(test));

  it('store each row as an entry with its history, visible in every list at once', async () => {
    const view = await test.importCsv(
      importer,
      csvOf(header, ',,Alpha,anti-A,A1,,P00001,first', ',,,,,,,', ',,Beta,anti-B,B1,x,,'),
    );
    expect(view).toMatchObject({
      ...{ status: 'done', total: 2, inserted: 2, updated: 0, skipped: 0, failed: 0, processed: 2 },
      ...{ unmappedColumns: ['Comment'], fileName: 'entries.csv', format: 'csv', canUndo: true },
    });
    expect(view.columns[7]).toEqual({ header: 'Comment', field: 'additional.Comment', samples: ['first'] });
    const [alpha] = await test.named('Alpha');
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
    await expectListsMatchRecomputation(test);
  });

  it('reject a file with an invalid row, or store the valid rows only', async () => {
    const csv = csvOf(header, ',,Gamma,anti-G,G1,,,', ',,Gamma,,G2,,,', ',AIA12,Gamma,anti-G,G3,,,');
    const before = await test.total();
    const refused = await test.importCsv(importer, csv);
    expect(refused).toMatchObject({
      status: 'refused',
      total: 3,
      inserted: 0,
      failed: 2,
      errorsTotal: 2,
      canUndo: false,
    });
    expect((await test.services.imports.listedProblems(importer, refused)).errors).toMatchObject([
      { row: 3, path: 'autoantibody', message: importFileMessages.valueRequired },
      { row: 4, path: 'accession', value: 'AIA12' },
    ]);
    expect(await test.total()).toBe(before);
    const partly = await test.importCsv(importer, csv, { mode: 'valid-only' });
    expect(partly).toMatchObject({ status: 'done', total: 3, inserted: 1, failed: 2 });
    expect(await test.total()).toBe(before + 1);
    const { body } = await test.services.imports.report(importer, partly.id);
    const report = await text(body);
    expect(report.split('\r\n')[0]).toBe(`import.row,import.problem,${header}`);
    expect(report).toContain(`3,Autoantibody: ${importFileMessages.valueRequired},,,Gamma,,G2,,,`);
  });

  it('preview a file without storing anything, and run the preview later', async () => {
    const csv = csvOf(header, ',,Delta,anti-D,D1,,,', ',,,anti-D,D2,,,');
    const before = await test.total();
    const preview = await test.importCsv(importer, csv, { dryRun: true });
    expect(preview).toMatchObject({ status: 'previewed', inserted: 1, failed: 1, dryRun: true });
    expect(await test.total()).toBe(before);
    const rows = await test.services.imports.rows(importer, preview.id, { only: 'errors' });
    expect(rows).toMatchObject({
      total: 1,
      headers: header.split(','),
      items: [{ row: 3, outcome: 'fail' }],
    });
    await test.services.imports.run(importer, preview.id, { mode: 'valid_only' });
    const done = await test.services.imports.waitUntilFinished(importer, preview.id, 60_000);
    expect(done).toMatchObject({ status: 'done', inserted: 1, failed: 1, dryRun: false });
    expect(await test.total()).toBe(before + 1);
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

  it('keep unused ids and accessions, and assign numbers after them', async () => {
    const [id, other] = [uuidV7(), uuidV7()];
    const [living] = await test.named('Alpha');
    const [gone] = await test.named('Beta');
    await test.services.entryEditing.delete(importer, gone?.id ?? '');
    const csv = csvOf(
      header,
      ',,Theta,anti-T,T0,,,',
      `${id},AIA0000500,Theta,anti-T,T1,,,`,
      `,${gone?.accession ?? ''},Theta,anti-T,T2,,,`,
      `${living?.id ?? ''},AIA0000501,Alpha,anti-A,A1,,P00001,first`,
    );
    expect(await test.importCsv(importer, csv)).toMatchObject({ status: 'done', inserted: 3, skipped: 1 });
    const kept = await test.read('AIA0000500');
    expect(kept.id).toBe(id);
    const numbers = (await test.named('Theta')).map(({ accession }) => Number(accession.slice(3)));
    expect(numbers.filter((number) => number > 500)).toHaveLength(2);
    const [clash, twice] = [`${id},${living?.accession ?? ''},Theta,a,b,,,`, `${other},,Theta,a,b,,,`];
    const bad = await test.importCsv(
      importer,
      csvOf(header, clash, twice, twice.replace('a,b', 'a,c'), twice),
    );
    expect(bad).toMatchObject({ status: 'refused', failed: 2, skipped: 1 });
    const { errors } = await test.services.imports.listedProblems(importer, bad);
    expect(errors.map(({ row, message }) => [row, message])).toEqual([
      [2, messages.importNamesTwoEntries],
      [4, messages.importNamesSameEntry('3')],
    ]);
  });

  it('are no longer waited for once the server stops, and continue', async () => {
    const stopping = { ...testSettings, stopSignal: AbortSignal.abort() };
    const { imports } = createServices(test.database, stopping);
    const release = await holdLock(test.database, storingLock);
    const { id } = await imports.importFile(importer, aFile(csvOf(header, ',,Stopped,a,b,,,')), {});
    expect(await imports.waitUntilFinished(importer, id, 60_000)).toMatchObject({ status: 'waiting' });
    await release();
    expect(await test.services.imports.waitUntilFinished(importer, id, 60_000)).toMatchObject({
      inserted: 1,
    });
  });

  it('say that the server stops if the file has not arrived by then, and are listed', async () => {
    const stop = new AbortController();
    const { imports } = createServices(test.database, { ...testSettings, stopSignal: stop.signal });
    const newest = async () => (await imports.list(importer, { page: 1, limit: 1 })).items[0];
    const before = await newest();
    const body = new PassThrough();
    body.write(`${header}\r\n`);
    for (let part = 0; part < 20; part += 1) body.write(',,Unfinished,a,b,,,\r\n'.repeat(1000));
    const sent = imports.importFile(importer, { ...aFile(''), body }, {});
    const refused = expectRefused(sent, 'UNAVAILABLE', messages.uploadStopped);
    await eventually(async () => (await newest())?.id !== before?.id);
    stop.abort();
    await refused;
    expect(await newest()).toMatchObject({ status: 'failed', message: messages.uploadStopped, inserted: 0 });
    expect(await test.named('Unfinished')).toEqual([]);
  });

  it('say so too if the server stops between the first row and the others', async () => {
    const stop = new AbortController();
    const { signal } = stop;
    const remove = signal.removeEventListener.bind(signal);
    signal.removeEventListener = (...listener: Parameters<typeof remove>) => {
      remove(...listener);
      stop.abort();
    };
    const { imports } = createServices(test.database, { ...testSettings, stopSignal: signal });
    const body = new PassThrough();
    body.write(`${header}\r\n${',,Unfinished,a,b,,,\r\n'.repeat(20_000)}`);
    const sent = imports.importFile(importer, { ...aFile(''), body }, {});
    await expectRefused(sent, 'UNAVAILABLE', messages.uploadStopped);
  });

  it('say so too if hardly anything of the file has arrived, also while nothing comes', async () => {
    const stop = new AbortController();
    const { imports } = createServices(test.database, { ...testSettings, stopSignal: stop.signal });
    const body = new PassThrough();
    body.write(`${header}\r\n`);
    const source = { ...aFile(''), fileName: 'begun.csv', body: uploadedBody(body) };
    const sent = imports.importFile(importer, source, {});
    const refused = expectRefused(sent, 'UNAVAILABLE', messages.uploadStopped);
    await eventually(() => body.readableLength === 0);
    stop.abort();
    await refused;
    expect((await imports.list(importer, { page: 1, limit: 1 })).items).toMatchObject([
      { status: 'failed', message: messages.uploadStopped, fileName: 'begun.csv' },
    ]);
  });

  it('accept entries of a request, and require a signed-in user', async () => {
    const { imports } = test.services;
    const entries = [{ disease: 'Nu', autoantibody: 'anti-N', autoantigen: 'N1', Extra: 5 }, 'no entry'];
    const { id } = await imports.importEntries(importer, entries, { mode: 'valid_only' });
    expect(await imports.waitUntilFinished(importer, id, 60_000)).toMatchObject({
      format: 'json',
      inserted: 1,
      failed: 1,
    });
    expect((await test.named('Nu'))[0]?.additional).toEqual({ Extra: '5' });
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

  it('report the cells of the file, also of rows with later warnings, as cells that mean the same again', async () => {
    // For valid rows only the cells that their values cannot reproduce are staged.
    const columns = ['disease', 'Antibody', 'autoantigen', 'epitope', 'epitope', 'Lab', 'createdAt', 'type'];
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
    await test.importCsv(importer, csvOf(columns.join(), ...first.map((cells) => cells.join())));

    const rows = [
      row('Cell disease A', 'other'),
      [' Cell disease B ', "'=Anti-Cells", 'CEL1', '', 'second epitope', 'null', 'never', ''],
      row('Cell disease B', ' padded '),
      ['Cell disease C', 'Anti-Cells', 'CEL1'],
      [...row('Cell disease C', 'b\\c "d"').slice(0, 6), 'never\u0000', 'IgM'],
    ];
    const done = await test.importCsv(importer, csvOf(columns.join(), ...rows.map((cells) => cells.join())));
    expect(done).toMatchObject({ status: 'done', inserted: 5 });
    const { body } = await test.services.imports.report(importer, done.id);
    const report = await text(body);
    const [head, shared, ...reported]: string[][] = parse(report);
    expect(head).toEqual([reportHeaders.row, reportHeaders.problem, ...columns]);
    expect(shared?.[1]).toContain(importFileMessages.columnsShareField(['epitope', 'epitope'], 'Epitope'));
    const shown = rows.map((cells) => columns.map((_header, at) => cells[at] ?? ''));
    expect(reported.map((cells) => cells.slice(2))).toEqual(shown);
    const again = await test.importCsv(importer, report, { dryRun: true });
    expect(again).toMatchObject({ total: 5, skipped: 5, failed: 0 });
  });
});
