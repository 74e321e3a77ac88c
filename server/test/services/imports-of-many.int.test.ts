import { setTimeout as sleep } from 'node:timers/promises';

import { EntryArrivals } from '../../persistence/imports/entry-arrivals.js';
import { tryLockSettling, unlockAll } from '../../persistence/imports/import-locks.js';
import { manyRows } from '../../services/imports/new-entries.js';
import type { RequestContext } from '../../services/request-context.js';
import { anEditor } from './editors.js';
import { csvOf, type ImportingDatabase, startImportingDatabase } from './importers.js';
import { eventually } from './mail-kit.js';
import { expectGaplessHistories, expectListsAsRecomputed } from './recomputed-lists.js';

const header = 'disease,autoantibody,autoantigen,mechanism';
const rows = Array.from(
  { length: manyRows },
  (_, at) =>
    `Disease ${String(at % 90)},anti-X${String(at)},Antigen ${String(at % 700)},Binds letter${String(at)}`,
);

describe('an import of many rows', () => {
  let test: ImportingDatabase;
  let editor: RequestContext;
  let arrivals: EntryArrivals;
  beforeAll(async () => {
    test = await startImportingDatabase();
    editor = await anEditor(test);
    arrivals = new EntryArrivals(test.database);
  });
  afterAll(() => test.close());

  const settled = async (): Promise<void> => {
    while (await arrivals.areThere()) await sleep(50);
  };
  const found = async (search: string): Promise<number> =>
    (await test.services.entryList.list(editor, { search })).pagination.total;

  it('is done before its entries are sorted in among all others, and nobody sees that', async () => {
    const { status, inserted } = await test.importCsv(editor, csvOf(header, ...rows));
    expect({ status, inserted }).toEqual({ status: 'done', inserted: manyRows });
    expect(await arrivals.areThere()).toBe(true);
    expect(await found('letter4711')).toBe(1);
    await expectListsAsRecomputed(test);
    await settled();
    expect(await found('letter4711')).toBe(1);
    await expectListsAsRecomputed(test);
  });

  it('can be written to and undone while its entries are moved', async () => {
    const { id } = await test.importCsv(editor, csvOf(header, ...rows.map((row) => `Other ${row}`)));
    const { entries } = await test.services.entryList.list(editor, { search: 'Other', limit: 30 });
    await Promise.all(
      entries.map(async (entry, at) =>
        at % 2 === 0
          ? test.services.entryEditing.update(editor, entry.id, { epitope: 'edited' })
          : test.services.entryEditing.delete(editor, entry.id),
      ),
    );
    const undone = await test.services.imports.undo(editor, id);
    expect(undone).toMatchObject({ reverted: manyRows - 30, conflictsTotal: 30 });
    await settled();
    expect(await test.total()).toBe(manyRows + 15);
    await expectListsAsRecomputed(test);
    await expectGaplessHistories(test);
  });

  // Plans are made anew each time: one that was kept from before reads through all that arrives for each row it joins.
  it('has the part of what arrives measured when its first rows come, and when all are there', async () => {
    const measured = async (): Promise<number> => {
      const text = `SELECT analyze_count::integer AS times FROM pg_stat_all_tables WHERE relname = 'entry_index_arriving'`;
      return (await test.database.query<{ times: number }>(text))[0]?.times ?? 0;
    };
    await test.database.session(async (session) => {
      await eventually(() => tryLockSettling(session));
      const before = await measured();
      await test.importCsv(editor, csvOf(header, ...rows.map((row) => `Measured ${row}`)));
      expect(await measured()).toBe(before + 2);
      await unlockAll(session);
    });
    await settled();
  });
});
