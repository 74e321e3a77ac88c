import type { Queryable } from '../../persistence/database.js';
import {
  type EntryEdit,
  EntryWriteRepository,
} from '../../persistence/repositories/entry-write.repository.js';
import { contentOf, editOf } from '../../services/entries/entry-changes.js';
import type { RequestContext } from '../../services/request-context.js';
import { aDraft, aFullDraft, anEditor } from '../services/editors.js';
import { expectCompleteHistories, expectListsMatchRecomputation } from '../services/recomputed-lists.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';

const tables = ['entries', 'entry_revisions', 'entry_index', 'entry_values', 'entry_totals'];

describe('a failed write', () => {
  const test = useTestDatabase();
  const editor = usePrepared(() => anEditor(test));
  let writes: EntryWriteRepository;

  beforeAll(async () => {
    writes = new EntryWriteRepository(test.database);
  });

  async function everything(): Promise<unknown> {
    const contents = tables.map((name) => test.database.query(`SELECT * FROM ${name} ORDER BY 1, 2`));
    return Promise.all(contents);
  }

  const origin = () => ({ source: 'test', userId: editor.viewer?.id ?? null, at: new Date(), reason: null });

  /** Edits an entry in a way that no service does. */
  function broken(id: string, make: (edit: EntryEdit) => EntryEdit): Promise<unknown> {
    return test.database.transaction(async (transaction) => {
      const stored = await writes.lock(transaction, { id }, null);
      if (stored === null) throw new Error('unknown');
      const edit = editOf(stored, 'update', contentOf(stored.entry));
      return writes.edit(transaction, [edit, make(edit)], origin());
    });
  }

  it('changes nothing if a statement is refused that it did not wait for', async () => {
    await test.services.entryEditing.create(editor, aDraft());
    const before = await everything();
    const write = test.database.transaction((transaction) => {
      transaction.send?.('UPDATE entry_totals SET total = total + 1');
      transaction.send?.('SELECT 1 / 0');
      return transaction.query('SELECT 1').catch(() => undefined);
    });
    await expect(write).rejects.toThrow('division by zero');
    expect(await everything()).toEqual(before);
  });

  it('fails with the reason of the statement that was refused first, not with that of a later one', async () => {
    const write = test.database.transaction((transaction) => {
      transaction.send?.('SELECT 1 / 0');
      return transaction.query('SELECT 1');
    });
    await expect(write).rejects.toThrow('division by zero');
  });

  it('changes nothing after a constraint violation, a wrong version or a missing lock', async () => {
    const { id } = await test.services.entryEditing.create(editor, aFullDraft());
    const other = await test.services.entryEditing.create(editor, aDraft());
    const before = await everything();
    const blank = (edit: EntryEdit): EntryEdit => ({
      ...edit,
      stored: { living: true, entry: other },
      content: { ...edit.content, values: { ...edit.content.values, disease: null } },
    });
    const stale = (edit: EntryEdit): EntryEdit => ({
      ...edit,
      stored: { living: true, entry: { ...other, version: 7 } },
    });
    const misjudged = (edit: EntryEdit): EntryEdit => ({ ...edit, stored: { living: false, entry: other } });
    for (const make of [blank, stale, misjudged]) {
      await expect(broken(id, make)).rejects.toThrow();
      expect(await everything()).toEqual(before);
    }
  });

  it('changes nothing if the surrounding transaction fails later', async () => {
    const { entryEditing } = test.services;
    const made = await entryEditing.create(editor, aFullDraft());
    const gone = await entryEditing.create(editor, aDraft());
    await entryEditing.delete(editor, gone.id);
    const before = await everything();
    const actions: readonly ((ctx: RequestContext) => Promise<unknown>)[] = [
      (ctx) => entryEditing.create(ctx, aDraft({ disease: 'Never' })),
      (ctx) => entryEditing.update(ctx, made.id, { disease: 'Never' }),
      (ctx) => entryEditing.delete(ctx, made.id),
      (ctx) => entryEditing.restore(ctx, gone.id, { version: 1 }),
    ];
    for (const action of actions) {
      const failing = test.database.transaction(async (transaction: Queryable) => {
        await action({ ...editor, transaction });
        throw new Error('Afterwards');
      });
      await expect(failing).rejects.toThrow('Afterwards');
      expect(await everything()).toEqual(before);
    }
  });

  it('is visible only within its transaction until the commit', async () => {
    const { entryEditing, entryHistory, duplicates } = test.services;
    const made = await test.database.transaction(async (transaction) => {
      const ctx = { ...editor, transaction };
      const { id } = await entryEditing.create(ctx, aDraft({ disease: 'Within' }));
      await entryEditing.update(ctx, id, { affinity: 'x' }, { version: 1 });
      await entryEditing.delete(ctx, id);
      expect(await entryHistory.tombstone(editor, id)).toBeNull();
      expect((await entryEditing.restore(ctx, id, { version: 2 })).version).toBe(4);
      return id;
    });
    expect((await entryHistory.history(editor, made, {})).total).toBe(4);
    expect((await duplicates.find(editor, aDraft({ disease: 'Within' }))).total).toBe(1);
    expect((await test.services.entryList.list(visitor, { search: 'within' })).pagination.total).toBe(1);
    await expectListsMatchRecomputation(test);
    await expectCompleteHistories(test);
  });

  it('never truncates an accession, even above seven digits', async () => {
    await test.database.query(`SELECT setval('entry_numbers', 12345678)`);
    const made = await test.services.entryEditing.create(editor, aDraft());
    expect(made.accession).toBe('AIA12345679');
    expect((await test.services.entryDetail.detail(visitor, made.accession)).entry).toEqual(made);
  });
});
