import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import type { EntryEditingService } from '../../services/entries/entry-editing.service.js';
import type { EntryHistoryService } from '../../services/entries/entry-history.service.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { aDraft, aFullDraft, anEditor } from './editors.js';
import { administrator, expectRefused } from './people.js';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('entry history', () => {
  const test = useTestDatabase();
  let editing: EntryEditingService;
  let histories: EntryHistoryService;
  const editor = usePrepared(() => anEditor(test, 'Ed Itor'));

  beforeAll(async () => {
    ({ entryEditing: editing, entryHistory: histories } = test.services);
  });

  it('lists who changed what, when and why, newest first, with all fields of the creation', async () => {
    const made = await editing.create(editor, aFullDraft());
    await editing.update(
      editor,
      made.id,
      { type: 'B', affinity: null, Checked: null, New: 'n' },
      { reason: 'why' },
    );
    const changed = await editing.update(editor, made.id, { type: 'C' });
    await editing.delete(editor, made.id);
    const { entryId, revisions, total } = await histories.history(editor, made.accession, {});
    expect([entryId, total]).toEqual([made.id, 4]);
    expect(revisions.map(({ version, action }) => `${version} ${action}`)).toEqual([
      '4 delete',
      '3 update',
      '2 update',
      '1 create',
    ]);
    const by = { id: editor.viewer?.id, name: 'Ed Itor' };
    expect(revisions[1]).toMatchObject({ by, source: 'edit', reason: null, at: changed.updatedAt });
    expect(revisions[0]?.changes).toEqual([]);
    expect(revisions[2]).toMatchObject({ by, reason: 'why' });
    expect(revisions[2]?.changes).toEqual([
      { field: 'affinity', before: 'The affinity', after: null },
      { field: 'type', before: 'The type', after: 'B' },
      { field: 'additional.Checked', before: 'yes', after: null },
      { field: 'additional.New', before: null, after: 'n' },
    ]);
    expect(revisions[3]?.changes).toEqual([
      ...entryFieldNames.map((field) => ({ field, before: null, after: `The ${field}` })),
      { field: 'additional.Checked', before: null, after: 'yes' },
      { field: 'additional.Curator', before: null, after: 'MK' },
    ]);
    const latest = await histories.history(editor, made.id, { limit: '2' });
    expect(latest).toEqual({ entryId, revisions: revisions.slice(0, 2), total: 4 });
  });

  it('returns the entry at each version', async () => {
    const made = await editing.create(editor, aFullDraft());
    const second = await editing.update(editor, made.id, { disease: 'Other', Curator: null, 'a.b': 'c' });
    await editing.delete(editor, made.id);
    const { id, createdAt, updatedAt, ...first } = made;
    expect(await histories.at(editor, id, 1)).toEqual({ ...first, at: createdAt });
    expect(await histories.at(editor, made.accession, '2')).toMatchObject({
      disease: 'Other',
      additional: second.additional,
      version: 2,
      at: second.updatedAt,
    });
    expect(await histories.at(editor, id, 3)).toMatchObject({ disease: 'Other', version: 3 });
    for (const version of [4, 2_147_483_648, 9_007_199_254_740_991]) {
      await expectRefused(histories.at(editor, id, version), 'NOT_FOUND', messages.revisionNotFound);
      await expectRefused(editing.restore(editor, id, { version }), 'NOT_FOUND', messages.revisionNotFound);
    }
    for (const version of [0, -1, 1.5, 'x', '', null, undefined, {}]) {
      const message = messages.entryVersionMalformed;
      await expectRefused(histories.at(editor, id, version), 'BAD_USER_INPUT', message, ['version']);
      await expectRefused(editing.restore(editor, id, { version }), 'BAD_USER_INPUT', message, ['version']);
    }
    await expectRefused(histories.at(editor, unknown, 1), 'NOT_FOUND', messages.entryNotFound);
    await expectRefused(histories.history(editor, unknown, {}), 'NOT_FOUND', messages.entryNotFound);
  });

  it('restores all fields: of a living entry as a new version, of a deleted one as a living entry', async () => {
    const made = await editing.create(editor, aFullDraft());
    await editing.update(editor, made.id, { ...aDraft({ affinity: null, avidity: 'x' }), additional: {} });
    const back = await editing.restore(editor, made.id, { version: 1, reason: 'better' });
    expect(back).toEqual({ ...made, version: 3, updatedAt: back.updatedAt });
    await editing.delete(editor, made.id);
    const alive = await editing.restore(editor, made.accession, { version: '3' });
    expect(alive).toEqual({ ...made, version: 5, updatedAt: alive.updatedAt });
    expect((await test.services.entryDetail.detail(visitor, made.id)).entry).toEqual(alive);
    expect(await histories.tombstone(visitor, made.id)).toBeNull();
    expect(await editing.restore(editor, made.id, { version: 1 })).toEqual(alive);
    const { revisions } = await histories.history(editor, made.id, {});
    expect(revisions.map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'restore',
      'update',
      'create',
    ]);
    expect(revisions[2]?.reason).toBe('better');
    expect(revisions[0]?.changes).toEqual([]);
  });

  it('is loaded for many entries in one call', async () => {
    const [one, two] = [await editing.create(editor, aDraft()), await editing.create(editor, aDraft())];
    await editing.update(editor, two.id, { affinity: 'x' });
    const found = await histories.revisionsOf(editor, [one.id, two.id, unknown], 1);
    expect([...found.keys()].sort()).toEqual([one.id, two.id].sort());
    expect(found.get(one.id)).toEqual((await histories.history(editor, one.id, {})).revisions);
    expect(found.get(two.id)?.map(({ version }) => version)).toEqual([2]);
  });

  it('names nobody for changes by the product or by permanently deleted users', async () => {
    const starter = anEntry();
    await test.store(starter);
    const leaving = await anEditor(test);
    await editing.update(leaving, starter.id, { affinity: 'x' });
    await editing.delete(leaving, starter.id);
    await test.services.userAdministration.delete(administrator, leaving.viewer?.id, { permanent: true });
    const { revisions } = await histories.history(editor, starter.id, {});
    expect(revisions.map(({ by }) => by)).toEqual([null, null, null]);
    const { entries } = await histories.deleted(editor, {});
    expect(entries.find(({ id }) => id === starter.id)?.deletedBy).toBeNull();
    // A session that briefly outlives its account writes without a name.
    const { id } = await editing.create(leaving, aDraft());
    await editing.update(leaving, id, { affinity: 'x' });
    expect((await histories.history(editor, id, {})).revisions.map(({ by }) => by)).toEqual([null, null]);
  });

  it('lists deleted entries by page, the latest first, with a public tombstone each', async () => {
    const before = (await histories.deleted(editor, {})).pagination.total;
    const made = [];
    for (const disease of ['First', 'Second', 'Third'])
      made.push(await editing.create(editor, aDraft({ disease })));
    for (const { id } of made) await editing.delete(editor, id);
    const { entries, pagination } = await histories.deleted(editor, { limit: 2 });
    expect(entries.map(({ disease }) => disease)).toEqual(['Third', 'Second']);
    expect(pagination).toMatchObject({ page: 1, limit: 2, total: before + 3 });
    const { id, accession, autoantibody, autoantigen } = made[2] ?? entries[0]!;
    const deletedBy = { id: editor.viewer?.id, name: 'Ed Itor' };
    const deletedAt = entries[0]?.deletedAt;
    expect(entries[0]).toEqual({
      id,
      accession,
      disease: 'Third',
      autoantibody,
      autoantigen,
      version: 2,
      deletedAt,
      deletedBy,
    });
    expect(await histories.tombstone(visitor, accession)).toEqual({ id, accession, version: 2, deletedAt });
    const beyond = await histories.deleted(editor, { page: 1_000_000_000, limit: 1000 });
    expect(beyond).toMatchObject({ entries: [], pagination: { total: before + 3 } });
    expect(await histories.tombstone(visitor, unknown)).toBeNull();
    await expectRefused(histories.tombstone(visitor, '42'), 'BAD_USER_INPUT', messages.entryIdInvalid);
  });
});
