import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { EntryEditingService } from '../../services/entries/entry-editing.service.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { usePrepared } from '../use-started.js';
import { aDraft, aFullDraft, anEditor } from './editors.js';
import { expectRefused } from './people.js';

const unknown = '00000000-0000-4000-8000-000000000000';

const test = useTestDatabase();
let editing: EntryEditingService;
const editor = usePrepared(() => anEditor(test));
const read = async (id: string) => (await test.services.entryDetail.detail(visitor, id)).entry;

beforeAll(async () => {
  editing = test.services.entryEditing;
});

describe('editing entries', () => {
  it('replaces additional values as a whole if they are sent, and clears no required field', async () => {
    const made = await editing.create(editor, aFullDraft());
    const next = await editing.update(editor, made.id, { additional: { Only: 'this' }, And: 'that' });
    expect(next.additional).toEqual({ Only: 'this', And: 'that' });
    const cleared = editing.update(editor, made.id, { disease: null, autoantigen: ' ', affinity: 'x' });
    await expectRefused(cleared, 'BAD_USER_INPUT', messages.entryFieldsRequired, ['disease', 'autoantigen']);
    expect(await read(made.id)).toEqual(next);
  });

  it('allows at most fifty additional names, also if they are added one by one', async () => {
    const most = limits.additional.keys;
    const full = Object.fromEntries(Array.from({ length: most }, (_, index) => [`Name ${index}`, 'x']));
    const made = await editing.create(editor, aDraft({ additional: full }));
    const refused = editing.update(editor, made.id, { OneMore: 'x' });
    await expectRefused(refused, 'BAD_USER_INPUT', messages.additionalTooMany(most), ['additional']);
    const renamed = await editing.update(editor, made.id, { OneMore: 'x', 'Name 0': null });
    expect(Object.keys(renamed.additional)).toHaveLength(most);
  });

  it('spells a distinct value as the first living entry does, also after updates, deletions and restores', async () => {
    const spelled = async () => {
      const { values } = await test.services.distinctValues.unique(visitor, 'disease');
      return values.filter(({ value }) => value.toLowerCase() === 'spelled').map(({ value }) => value);
    };
    const first = await editing.create(editor, aDraft({ disease: 'Spelled' }));
    await editing.create(editor, aDraft({ disease: 'SPELLED' }));
    expect(await spelled()).toEqual(['Spelled']);
    await editing.update(editor, first.id, { disease: 'spelled' });
    expect(await spelled()).toEqual(['spelled']);
    await editing.delete(editor, first.id);
    expect(await spelled()).toEqual(['SPELLED']);
    await editing.restore(editor, first.id, { version: 1 });
    expect(await spelled()).toEqual(['Spelled']);
  });
});

describe('rejected edits of entries', () => {
  it.each([
    [{}, ['disease', 'autoantibody', 'autoantigen']],
    [aDraft({ disease: ' ', affinity: 'x'.repeat(10_001) }), ['disease']],
    [aDraft({ autoantigen: '\u200b\u202e' }), ['autoantigen']],
  ])('report missing required fields before anything else', async (draft, paths) => {
    await expectRefused(editing.create(editor, draft), 'BAD_USER_INPUT', messages.entryFieldsRequired, paths);
  });

  it('report all other errors at once', async () => {
    const draft = aDraft({
      epitope: 'e'.repeat(2001),
      affinity: 'a\u0000',
      Odd: {},
      additional: { ok: 'v'.repeat(10_001) },
    });
    await expectRefused(editing.create(editor, draft), 'BAD_USER_INPUT', messages.tooLong('epitope', 2000), [
      'epitope',
      'affinity',
      'Odd',
      'additional.ok',
    ]);
  });

  it('report a stale version, in any form, even if nothing would change', async () => {
    const { id } = await editing.create(editor, aDraft());
    for (const ifMatch of ['"1"', 'W/"1"', '1', '*', ' "1" ']) {
      expect((await editing.update(editor, id, {}, { ifMatch })).version).toBe(1);
    }
    expect(
      (await editing.update(editor, id, { affinity: 'a' }, { version: '1', ifMatch: '"1"' })).version,
    ).toBe(2);
    for (const stale of [{ version: 1 }, { ifMatch: '"1"' }, { version: 2, ifMatch: '"3"' }]) {
      await expectRefused(editing.update(editor, id, {}, stale), 'CONFLICT', messages.entryStale(2));
      await expectRefused(
        editing.update(editor, id, { affinity: 'b' }, stale),
        'CONFLICT',
        messages.entryStale(2),
      );
      await expectRefused(editing.delete(editor, id, stale), 'CONFLICT', messages.entryStale(2));
    }
    for (const malformed of [
      { version: 0 },
      { version: 1.5 },
      { version: 'x' },
      { version: true },
      { ifMatch: '' },
      { ifMatch: '"x"' },
      { ifMatch: '"1", "2"' },
    ]) {
      const refused = editing.update(editor, id, {}, malformed);
      await expectRefused(refused, 'BAD_USER_INPUT', messages.entryVersionMalformed, ['version']);
    }
    expect((await read(id)).affinity).toBe('a');
  });

  it('report an unknown entry', async () => {
    const { id } = await editing.create(editor, aDraft());
    await editing.delete(editor, id);
    for (const gone of [unknown, id, 'AIA9999999']) {
      await expectRefused(
        editing.update(editor, gone, {}, { version: 1 }),
        'NOT_FOUND',
        messages.entryNotFound,
      );
      await expectRefused(editing.delete(editor, gone), 'NOT_FOUND', messages.entryNotFound);
    }
    for (const [sent, message] of [
      ['42', messages.entryIdInvalid],
      [' ', messages.entryIdRequired],
    ] as const) {
      await expectRefused(editing.update(editor, sent, {}), 'BAD_USER_INPUT', message, ['id']);
      await expectRefused(editing.delete(editor, sent), 'BAD_USER_INPUT', message, ['id']);
      await expectRefused(editing.restore(editor, sent, { version: 1 }), 'BAD_USER_INPUT', message, ['id']);
    }
    await expectRefused(
      editing.restore(editor, unknown, { version: 1 }),
      'NOT_FOUND',
      messages.entryNotFound,
    );
    await expectRefused(
      editing.update(editor, unknown, { disease: '' }),
      'BAD_USER_INPUT',
      messages.entryFieldsRequired,
    );
  });

  it('report an invalid reason', async () => {
    const { id } = await editing.create(editor, aDraft(), { reason: '  ' });
    await editing.update(editor, id, { affinity: 'a' }, { reason: 'β '.repeat(250) });
    await editing.delete(editor, id, { reason: null });
    const { revisions } = await test.services.entryHistory.history(editor, id, {});
    expect(revisions.map(({ reason }) => reason)).toEqual([null, 'β '.repeat(250).trim(), null]);
    for (const [reason, message] of [
      ['x'.repeat(501), messages.tooLong('reason', limits.reasonLength)],
      ['\u0000', `reason ${messages.badTextCharacters}`],
      [7, messages.text('reason')],
    ] as const) {
      await expectRefused(editing.create(editor, aDraft(), { reason }), 'BAD_USER_INPUT', message, [
        'reason',
      ]);
    }
  });
});
