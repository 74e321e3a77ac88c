import { AppError } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { aDraft, anEditor } from './editors.js';
import { administrator } from './people.js';
import { expectCompleteHistories, expectListsMatchRecomputation } from './recomputed-lists.js';

const people = 50;

describe('concurrent writes to an entry', () => {
  const test = useTestDatabase();
  const editor = usePrepared(() => anEditor(test));

  /** Reads, changes one thing, and starts again if another editor was faster, or the server has no connection left. */
  async function editWithRetry(id: string, name: string): Promise<EntryView> {
    for (;;) {
      try {
        const { entry } = await test.services.entryDetail.detail(visitor, id);
        const additional = { ...entry.additional, [name]: `by ${name}` };
        return await test.services.entryEditing.update(
          editor,
          id,
          { additional },
          { version: entry.version },
        );
      } catch (error) {
        if (!(error instanceof AppError) || !['CONFLICT', 'UNAVAILABLE'].includes(error.code)) throw error;
      }
    }
  }

  it('lose no acknowledged edit of fifty editors, and leave a history without gaps', async () => {
    const { id } = await test.services.entryEditing.create(editor, aDraft());
    const names = Array.from({ length: people }, (_, index) => `Person ${index}`);
    const answers = await Promise.all(names.map((name) => editWithRetry(id, name)));
    const { entry } = await test.services.entryDetail.detail(visitor, id);
    expect(entry.version).toBe(people + 1);
    expect(entry.additional).toEqual(Object.fromEntries(names.map((name) => [name, `by ${name}`])));
    expect(new Set(answers.map(({ version }) => version)).size).toBe(people);
    const { revisions, total } = await test.services.entryHistory.history(editor, id, {});
    expect(total).toBe(people + 1);
    expect(revisions.map(({ version }) => version)).toEqual(
      Array.from({ length: people + 1 }, (_, index) => people + 1 - index),
    );
    const added = revisions.slice(0, -1).map(({ changes }) => changes);
    expect(added.every((changes) => changes.length === 1)).toBe(true);
    expect(new Set(added.flat().map(({ field }) => field))).toEqual(
      new Set(names.map((name) => `additional.${name}`)),
    );
    await expectListsMatchRecomputation(test);
  });

  it('never restore it by an update that races with its deletion', async () => {
    const { entryEditing, entryDetail } = test.services;
    for (let round = 0; round < 30; round += 1) {
      const { id } = await entryEditing.create(editor, aDraft());
      const outcomes = await Promise.allSettled([
        entryEditing.update(editor, id, { affinity: 'a' }),
        entryEditing.delete(editor, id),
        entryEditing.update(editor, id, { avidity: 'b' }),
        entryEditing.delete(editor, id),
      ]);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'NOT_FOUND'));
      expect(
        outcomes
          .filter((_, index) => index % 2 === 1)
          .map(({ status }) => status)
          .sort(),
      ).toEqual(['fulfilled', 'rejected']);
      expect(await entryDetail.find(visitor, { id })).toBeNull();
      const { revisions } = await test.services.entryHistory.history(editor, id, {});
      expect(revisions[0]?.action).toBe('delete');
      expect(revisions).toHaveLength(
        2 + outcomes.filter(({ status }, index) => index % 2 === 0 && status === 'fulfilled').length,
      );
    }
    await expectListsMatchRecomputation(test);
    await expectCompleteHistories(test);
  });

  it('restore it once, with its id and accession', async () => {
    const { entryEditing } = test.services;
    const made = await entryEditing.create(editor, aDraft());
    await entryEditing.delete(editor, made.id);
    const restored = await Promise.all(
      [1, 2, 3].map(() => entryEditing.restore(editor, made.id, { version: 1 })),
    );
    for (const entry of restored) expect(entry).toEqual({ ...made, version: 3, updatedAt: entry.updatedAt });
  });

  it('do not deadlock with the permanent deletion of the editor', async () => {
    for (let round = 0; round < 15; round += 1) {
      const leaving = await anEditor(test);
      const { id } = await test.services.entryEditing.create(leaving, aDraft());
      await Promise.all([
        ...['a', 'b', 'c'].map((affinity) => test.services.entryEditing.update(leaving, id, { affinity })),
        test.services.entryEditing.create(leaving, aDraft()),
        test.services.userAdministration.delete(administrator, leaving.viewer?.id, { permanent: true }),
      ]);
    }
    await expectCompleteHistories(test);
  });
});
