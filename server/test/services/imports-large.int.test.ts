import { manyRows } from '../../services/imports/import-runner.js';
import { usePrepared, useStarted } from '../use-started.js';
import { anEditor } from './editors.js';
import { csvOf, startImportingDatabase } from './importers.js';
import { expectCompleteHistories, expectListsMatchRecomputation } from './recomputed-lists.js';

const header = 'disease,autoantibody,autoantigen,mechanism';
const rows = Array.from(
  { length: manyRows },
  (_, at) =>
    `Disease ${String(at % 90)},anti-X${String(at)},Antigen ${String(at % 700)},Binds letter${String(at)}`,
);

describe('a large import', () => {
  const test = useStarted(startImportingDatabase);
  const editor = usePrepared(() => anEditor(test));

  const found = async (search: string): Promise<number> =>
    (await test.services.entryList.list(editor, { search })).pagination.total;
  const stored = async (table: 'search_words' | 'value_names'): Promise<number> => {
    const [count] = await test.database.query<{ rows: number }>(
      `SELECT count(*)::integer AS rows FROM ${table}`,
    );
    return count?.rows ?? 0;
  };

  it('stores no search words if it is previewed or rejected', async () => {
    const words = await stored('search_words');
    const names = await stored('value_names');
    const csv = csvOf(header, ...rows);
    expect(await test.importCsv(editor, csv, { dryRun: true })).toMatchObject({ status: 'previewed' });
    const bad = csvOf(header, ...rows.slice(0, 2000), 'no antibody,,,');
    expect(await test.importCsv(editor, bad)).toMatchObject({ status: 'refused' });
    expect([await stored('search_words'), await stored('value_names')]).toEqual([words, names]);
  });

  it('stores entries that are listed, found and suggested as usual', async () => {
    const { status, inserted } = await test.importCsv(editor, csvOf(header, ...rows));
    expect({ status, inserted }).toEqual({ status: 'done', inserted: manyRows });
    expect(await found('letter4711')).toBe(1);
    await expectListsMatchRecomputation(test);
  });

  it('can be edited, and undone except for edited entries', async () => {
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
    expect(await test.total()).toBe(manyRows + 15);
    await expectListsMatchRecomputation(test);
    await expectCompleteHistories(test);
  });
});
