import { Readable } from 'node:stream';

import { messages } from '../../../schema/contract/messages.js';
import type { Viewer } from '../../services/request-context.js';
import { eventually } from '../eventually.js';
import { holdLock, storingLock, waitsForLock } from '../held-lock.js';
import { visitor } from '../test-database.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { aFile, csvOf, startImportingDatabase } from './importers.js';
import { addPerson, administrator, expectRefused, goodPassword } from './people.js';
import { expectListsMatchRecomputation } from './recomputed-lists.js';

const header = 'disease,autoantibody,autoantigen,Remark';
const csv = csvOf(header, 'Cancelled disease,anti-C,C1,neverstored', 'Cancelled disease,anti-C,C2,');

describe('a cancelled import', () => {
  const test = useStarted(startImportingDatabase);
  const importer = usePrepared(() => anEditor(test));
  beforeAll(async () => {
    await test.importCsv(importer, csvOf(header, 'There before,anti-B,B1,'));
  });

  const stagedRows = async (): Promise<number> =>
    (await test.database.query('SELECT 1 FROM import_rows')).length;

  /** Entries and the words of searches, which other connections write. */
  async function stored(): Promise<unknown> {
    return Promise.all([
      test.total(),
      test.database.query('SELECT word FROM search_words ORDER BY word'),
      test.database.query('SELECT field, key FROM value_names ORDER BY field, key'),
    ]);
  }

  async function expectNothingStored(id: string, before: unknown): Promise<void> {
    await eventually(async () => (await stagedRows()) === 0);
    expect(await test.services.imports.find(importer, id)).toMatchObject({
      ...{ status: 'cancelled', message: messages.importCancelled, finishedAt: expect.any(Date) },
      ...{ inserted: 0, updated: 0, canUndo: false, canCancel: false },
    });
    expect(await stored()).toEqual(before);
    await expectListsMatchRecomputation(test);
  }

  it('stores nothing if it was queued, and the queue continues', async () => {
    const before = await stored();
    const release = await holdLock(test.database, storingLock);
    const { id } = await test.services.imports.importFile(importer, aFile(csv), {});
    expect(await test.services.imports.find(importer, id)).toMatchObject({
      status: 'waiting',
      canCancel: true,
    });
    expect(await test.services.imports.cancel(importer, id)).toMatchObject({ id, status: 'cancelled' });
    expect(await stagedRows()).toBe(0);
    await release();
    await expectNothingStored(id, before);
    const next = await test.importCsv(importer, csvOf(header, 'Next disease,anti-N,N1,'));
    expect(next).toMatchObject({ status: 'done', inserted: 1 });
  });

  it.each([
    ['its rows are checked', 'LOCK TABLE entry_index IN ACCESS EXCLUSIVE MODE'],
    ['its entries are stored', 'LOCK TABLE entry_revisions IN EXCLUSIVE MODE'],
  ])('stores nothing if it is cancelled while %s', async (_stage, lock) => {
    const before = await stored();
    const release = await holdLock(test.database, lock);
    const { id } = await test.services.imports.importFile(importer, aFile(csv), {});
    await eventually(() => waitsForLock(test.database));
    expect(await test.services.imports.cancel(administrator, id)).toMatchObject({ status: 'cancelled' });
    await eventually(async () => !(await waitsForLock(test.database)));
    await release();
    await expectNothingStored(id, before);
  });

  it('stores nothing if it was previewed, and resets the counts of the preview', async () => {
    const { imports } = test.services;
    const { id, inserted } = await test.importCsv(importer, csv, { dryRun: true });
    expect(inserted).toBe(2);
    const before = await stored();
    const release = await holdLock(test.database, storingLock);
    await imports.run(importer, id, {});
    await imports.cancel(importer, id);
    await release();
    await expectNothingStored(id, before);
  });

  it('may be a preview, which cannot be run or corrected any more', async () => {
    const { imports } = test.services;
    const before = await stored();
    const { id, canCancel } = await test.importCsv(importer, csv, { dryRun: true });
    expect(canCancel).toBe(true);
    await imports.cancel(importer, id);
    await expectNothingStored(id, before);
    await expectRefused(imports.run(importer, id, {}), 'CONFLICT', messages.importCancelled);
    const correction = imports.correct(importer, id, 2, { disease: 'Other' });
    await expect(correction).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('ends the upload of its file with an error', async () => {
    const before = await stored();
    const body = Readable.from(endlessUpload());
    const call = test.services.imports.importFile(importer, { ...aFile(''), body }, {}, 'its key');
    const refused = expectRefused(call, 'CONFLICT', messages.importCancelled);
    const receiving = async () => (await test.services.imports.list(importer, { limit: 1 })).items[0];
    await eventually(async () => (await receiving())?.status === 'receiving');
    const { id = '' } = (await receiving()) ?? {};
    const otherEditor = await anEditor(test);
    await expectRefused(
      test.services.imports.cancel(otherEditor, id),
      'FORBIDDEN',
      messages.insufficientPermissions,
    );
    expect(await test.services.imports.cancel(importer, id)).toMatchObject({ status: 'cancelled' });
    await refused;
    await expectNothingStored(id, before);
    const again = await test.importCsv(importer, csvOf(header, 'Same key,anti-K,K1,'), {}, 'its key');
    expect(again).toMatchObject({ status: 'done', inserted: 1 });
  });

  it('cannot have reached its last step or its end', async () => {
    const { imports } = test.services;
    const release = await holdLock(test.database, 'SELECT 1 FROM entry_totals FOR UPDATE');
    const { id } = await imports.importFile(importer, aFile(csvOf(header, 'Last step,anti-L,L1,')), {});
    await eventually(() => waitsForLock(test.database));
    await expectRefused(imports.cancel(importer, id), 'CONFLICT', messages.importAlmostStored);
    await release();
    expect(await imports.waitUntilFinished(importer, id, 60_000)).toMatchObject({
      status: 'done',
      inserted: 1,
    });
    await expectRefused(imports.cancel(importer, id), 'CONFLICT', messages.importStored);
    const refused = await test.importCsv(importer, csvOf(header, 'No antigen,anti-N,,'), {});
    await expectRefused(imports.cancel(importer, refused.id), 'CONFLICT', messages.importEnded);
  });

  it('cannot be cancelled again', async () => {
    const { imports } = test.services;
    const release = await holdLock(test.database, storingLock);
    const { id } = await imports.importFile(importer, aFile(csv), {});
    await imports.cancel(importer, id);
    await expectRefused(imports.cancel(importer, id), 'CONFLICT', messages.importCancelledAlready);
    await release();
  });
});

describe('an upload', () => {
  const test = useStarted(startImportingDatabase);
  let person: { readonly id: string };
  let viewer: Viewer | null;
  beforeEach(async () => {
    const { id, email } = await addPerson(test, { password: goodPassword });
    person = { id };
    const { token } = await test.services.sessions.signIn(visitor, { email, password: goodPassword });
    viewer = await test.services.viewers.viewerOf(token);
  });

  /** Imports two rows of which the second comes after `meanwhile`. */
  async function importWhile(meanwhile: () => Promise<unknown>): Promise<unknown> {
    async function* slowly(): AsyncGenerator<Buffer> {
      yield Buffer.from(csvOf(header, 'Cancelled disease,anti-C,C1,x'));
      await meanwhile();
      yield Buffer.from('Cancelled disease,anti-C,C2,x\n');
    }
    const source = { ...aFile(''), body: Readable.from(slowly()) };
    return test.services.imports.importFile({ ...visitor, viewer }, source, {});
  }

  it.each([
    ['the account is closed', () => test.services.userAdministration.delete(administrator, person.id)],
    [
      'the account is deleted',
      () => test.services.userAdministration.delete(administrator, person.id, { permanent: true }),
    ],
    [
      'the person signs out everywhere',
      () => test.services.sessions.signOutEverywhere({ ...visitor, viewer }),
    ],
  ])('stores nothing if %s before it is complete', async (_what, meanwhile) => {
    const before = await test.database.query('SELECT id FROM imports');
    await expectRefused(importWhile(meanwhile), 'UNAUTHENTICATED', messages.invalidToken);
    expect(await test.database.query('SELECT id FROM imports')).toEqual(before);
    expect(await test.database.query('SELECT 1 FROM import_rows')).toEqual([]);
  });

  it('is accepted if the session goes on', async () => {
    expect(await importWhile(async () => undefined)).toMatchObject({ id: expect.any(String) });
  });
});

/** Longer than a file that is read in one piece; then nothing more comes. */
async function* endlessUpload(): AsyncGenerator<Buffer> {
  yield Buffer.from(csvOf(header, ...Array.from({ length: 20_000 }, () => 'Cancelled disease,anti-C,C1,x')));
  await new Promise(() => undefined);
}
