import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { EntryEditingService } from '../../services/entries/entry-editing.service.js';
import type { RequestContext } from '../../services/request-context.js';
import { useTestDatabase, visitor } from '../test-database.js';
import { aDraft, aFullDraft, anEditor } from './editors.js';
import { expectRefused } from './people.js';

describe('editing entries', () => {
  const test = useTestDatabase();
  let editing: EntryEditingService;
  let editor: RequestContext;
  const read = async (id: string) => (await test.services.entryDetail.detail(visitor, id)).entry;

  beforeAll(async () => {
    editing = test.services.entryEditing;
    editor = await anEditor(test);
  });

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
