import { messages } from '../../../schema/contract/messages.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { aDraft, aFullDraft, anEditor } from './editors.js';
import { administrator, expectRefused } from './people.js';

const hidden = 'Jane Doe, born 1 April';

describe('entry versions', () => {
  const test = useTestDatabase();
  const editor = usePrepared(() => anEditor(test, 'Ed Itor'));
  const editing = () => test.services.entryEditing;
  const histories = () => test.services.entryHistory;
  const read = (accession: string, version: number | string) =>
    histories().version(visitor, accession, version);
  const withdraw = (accession: string, version: number, undo = false) =>
    editing().withdrawVersion(administrator, accession, version, { undo });

  /** An entry whose versions 2 and 3 hold personal data, which version 4 removes. */
  async function anEntryWithPersonalData() {
    const made = await editing().create(editor, aDraft({ mechanism: 'Unknown', type: 'Enzyme' }));
    await editing().update(editor, made.id, { mechanism: hidden }, { reason: `From ${hidden}` });
    await editing().update(editor, made.id, { type: 'Cytokine' });
    await editing().update(editor, made.id, { mechanism: 'Known' });
    return made;
  }

  it('are public, and indicate whether they are the latest', async () => {
    const made = await editing().create(editor, aFullDraft());
    const changed = await editing().update(editor, made.id, { disease: 'Other', Curator: null, 'a.b': 'c' });
    const { id, ...first } = made;
    const latest = {
      accession: made.accession,
      version: 2,
      address: `https://atlas.example.org/entries/${made.accession}`,
    };
    const common = { entryId: id, latest, deleted: false, dataVersion: expect.any(String) };
    expect(await read(made.accession, 1)).toEqual({ ...first, ...common, isLatest: false });
    const { id: _id, ...second } = changed;
    expect(await read(made.accession.toLowerCase(), '2')).toEqual({ ...second, ...common, isLatest: true });
  });

  it('remain readable after the entry is deleted or restored', async () => {
    const made = await editing().create(editor, aFullDraft());
    await editing().delete(editor, made.id);
    expect(await histories().tombstone(visitor, made.id)).toMatchObject({ version: 2 });
    for (const version of [1, 2]) {
      expect(await read(made.accession, version)).toMatchObject({
        ...{ version, disease: made.disease, deleted: true, isLatest: version === 2 },
        latest: { version: 2 },
      });
    }
    await editing().restore(editor, made.id, { version: 1 });
    expect(await read(made.accession, 2)).toMatchObject({ deleted: false, latest: { version: 3 } });
  });

  it.each([
    ['AIA9999999', 1],
    ['{accession}', 2],
    ['{accession}', 0],
    ['{accession}', -1],
    ['{accession}', 1.5],
    ['{accession}', 'x'],
    ['{accession}', ''],
    ['{accession}', '01'],
    ['{accession}', 2_147_483_648],
    ['{accession}', Number.MAX_SAFE_INTEGER],
    ['{id}', 1],
    ['', 1],
    ['nonsense', 1],
    ['AIA0000001\u0000', 1],
  ])('are not found for %j, %j', async (named, version) => {
    const { id, accession } = await editing().create(editor, aDraft());
    const name = named.replace('{accession}', accession).replace('{id}', id);
    await expectRefused(read(name, version), 'NOT_FOUND', messages.versionNotFound);
    await expectRefused(
      editing().withdrawVersion(administrator, name, version),
      'NOT_FOUND',
      messages.versionNotFound,
    );
  });

  it('that are withdrawn are gone for all users, and the others remain', async () => {
    const { id, accession } = await anEntryWithPersonalData();
    const before = await read(accession, 1);
    await withdraw(accession, 2);
    await withdraw(accession, 3);
    for (const attempt of [
      read(accession, 2),
      read(accession, 3),
      histories().at(editor, id, 3),
      editing().restore(editor, id, { version: 3 }),
      test.services.submissions.create(visitor, { correctionOf: accession, version: 3, proposal: {} }),
    ]) {
      await expectRefused(attempt, 'GONE', messages.versionWithdrawn);
    }
    const after = await read(accession, 1);
    expect(after).toEqual({ ...before, dataVersion: expect.any(String) });
    expect(after.dataVersion).not.toBe(before.dataVersion);
    expect(await read(accession, 4)).toMatchObject({ mechanism: 'Known', type: 'Cytokine', isLatest: true });
  });

  it('that are withdrawn leave no content in the history', async () => {
    const { id, accession } = await anEntryWithPersonalData();
    await withdraw(accession, 2);
    await withdraw(accession, 3);
    const { revisions } = await histories().history(editor, id, {});
    expect(JSON.stringify(revisions)).not.toContain(hidden);
    expect(revisions).toMatchObject([
      { version: 4, withdrawnAt: null, changesWithheld: true, changes: [] },
      { version: 3, withdrawnAt: expect.any(Date), changesWithheld: true, changes: [] },
      { version: 2, withdrawnAt: expect.any(Date), changesWithheld: true, changes: [], reason: null },
      { version: 1, withdrawnAt: null, changesWithheld: false },
    ]);
    expect(revisions[3]?.changes).toContainEqual({ field: 'mechanism', before: null, after: 'Unknown' });
    const many = await histories().revisionsOf(editor, [id], 2);
    expect(JSON.stringify([...many])).not.toContain(hidden);
  });

  it('are readable again after the withdrawal is undone', async () => {
    const { id, accession } = await anEntryWithPersonalData();
    const { revisions: before } = await histories().history(editor, id, {});
    await withdraw(accession, 2);
    await withdraw(accession, 2, true);
    expect(await read(accession, 2)).toMatchObject({ mechanism: hidden });
    expect((await histories().history(editor, id, {})).revisions).toEqual(before);
  });

  it('that are current cannot be withdrawn, except of a deleted entry', async () => {
    const { id, accession } = await anEntryWithPersonalData();
    await expectRefused(withdraw(accession, 4), 'CONFLICT', messages.versionCurrent);
    await withdraw(accession, 4, true);
    expect(await read(accession, 4)).toMatchObject({ isLatest: true });
    await editing().delete(editor, id);
    await withdraw(accession, 4);
    await withdraw(accession, 5);
    await expectRefused(read(accession, 5), 'GONE', messages.versionWithdrawn);
  });

  it.each([1, 2])(
    'leave no name in the list of deleted entries if version %d of 2 is withdrawn',
    async (n) => {
      const { id, accession, ...kept } = await editing().create(editor, aDraft({ disease: hidden }));
      await editing().delete(editor, id);
      const listed = async () => (await histories().deleted(editor, { limit: 1 })).entries[0];
      await withdraw(accession, n);
      const withheld = messages.withdrawnWords;
      const names = { disease: withheld, autoantibody: withheld, autoantigen: withheld };
      expect(await listed()).toMatchObject({ id, accession, version: 2, ...names });
      await withdraw(accession, n, true);
      expect(await listed()).toMatchObject({ id, disease: hidden, autoantigen: kept.autoantigen });
    },
  );

  it('are withdrawn by administrators only', async () => {
    const { accession } = await anEntryWithPersonalData();
    for (const [ctx, code, message] of [
      [visitor, 'UNAUTHENTICATED', messages.accessDeniedNoToken],
      [editor, 'FORBIDDEN', messages.insufficientPermissions],
    ] as const) {
      await expectRefused(editing().withdrawVersion(ctx, accession, 1), code, message);
    }
    expect(await read(accession, 1)).toMatchObject({ version: 1 });
  });
});
