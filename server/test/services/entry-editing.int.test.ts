import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import type { EntryEditingService } from '../../services/entries/entry-editing.service.js';
import type { RequestContext } from '../../services/request-context.js';
import { startTestDatabase, type TestDatabase, visitor } from '../test-database.js';
import { aDraft, aFullDraft, anEditor } from './editors.js';
import { expectRefused } from './people.js';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('editing entries', () => {
  let test: TestDatabase;
  let editing: EntryEditingService;
  let editor: RequestContext;
  const read = async (id: string) => (await test.services.entryDetail.detail(visitor, id)).entry;

  beforeAll(async () => {
    test = await startTestDatabase();
    editing = test.services.entryEditing;
    editor = await anEditor(test);
  });
  afterAll(() => test.close());

  it('makes an entry as it was sent, trimmed, and answers what a reader sees', async () => {
    const sent = { ...aFullDraft(), disease: '  Padded ', epitope: ' ', Extra: 3, _id: unknown, version: 7 };
    const made = await editing.create(editor, sent, { reason: ' because ' });
    expect(made).toMatchObject({ disease: 'Padded', epitope: null, version: 1, avidity: 'The avidity' });
    expect(made.additional).toEqual({ Curator: 'MK', Checked: 'yes', Extra: '3' });
    expect(await read(made.accession)).toEqual(made);
    const { revisions } = await test.services.entryHistory.history(editor, made.id, {});
    expect(revisions).toMatchObject([
      { action: 'create', reason: 'because', source: 'edit', at: made.createdAt },
    ]);
  });

  it('changes only what was sent, and clears what is sent blank', async () => {
    const made = await editing.create(editor, aFullDraft());
    const next = await editing.update(editor, made.accession, {
      affinity: 'High',
      epitope: null,
      avidity: ' ',
      Checked: '',
    });
    expect(next).toEqual({
      ...made,
      affinity: 'High',
      epitope: null,
      avidity: null,
      additional: { Curator: 'MK' },
      version: 2,
      updatedAt: next.updatedAt,
    });
    expect(await read(made.id)).toEqual(next);
  });

  it('takes back what it gave: nothing changes but what was edited', async () => {
    const made = await editing.create(editor, aFullDraft());
    const seen = { ...JSON.parse(JSON.stringify(await read(made.id))), _id: made.id, relatedEntries: [] };
    const { version, ...body } = seen;
    expect(await editing.update(editor, made.id, body, { version })).toEqual(await read(made.id));
    expect((await read(made.id)).version).toBe(1);
    const next = await editing.update(editor, made.id, { ...body, monitoring: 'Yearly' }, { version });
    expect(next).toEqual({ ...made, monitoring: 'Yearly', version: 2, updatedAt: next.updatedAt });
    const { revisions } = await test.services.entryHistory.history(editor, made.id, { limit: 1 });
    expect(revisions[0]?.changes).toEqual([
      { field: 'monitoring', before: 'The monitoring', after: 'Yearly' },
    ]);
  });

  it('replaces additional names as a whole where they are sent, and clears no required field', async () => {
    const made = await editing.create(editor, aFullDraft());
    const next = await editing.update(editor, made.id, { additional: { Only: 'this' }, And: 'that' });
    expect(next.additional).toEqual({ Only: 'this', And: 'that' });
    const cleared = editing.update(editor, made.id, { disease: null, autoantigen: ' ', affinity: 'x' });
    await expectRefused(cleared, 'BAD_USER_INPUT', messages.entryFieldsRequired, ['disease', 'autoantigen']);
    expect(await read(made.id)).toEqual(next);
  });

  it('holds at most fifty additional names, also when they come one by one', async () => {
    const most = limits.additional.keys;
    const full = Object.fromEntries(Array.from({ length: most }, (_, index) => [`Name ${index}`, 'x']));
    const made = await editing.create(editor, aDraft({ additional: full }));
    const refused = editing.update(editor, made.id, { OneMore: 'x' });
    await expectRefused(refused, 'BAD_USER_INPUT', messages.additionalTooMany(most), ['additional']);
    const renamed = await editing.update(editor, made.id, { OneMore: 'x', 'Name 0': null });
    expect(Object.keys(renamed.additional)).toHaveLength(most);
  });

  it('takes a deleted entry off every list at once', async () => {
    const { id, accession } = await editing.create(
      editor,
      aDraft({ disease: 'Vanishing', additional: { Vanishing: '1' } }),
    );
    expect(await editing.delete(editor, accession, { version: 1 })).toEqual({ id, accession });
    const { entryList, entrySearch, statistics, distinctValues, entryDetail } = test.services;
    expect((await entryList.list(visitor, { search: 'vanishing' })).pagination.total).toBe(0);
    expect((await entrySearch.advanced(visitor, { term: 'vanishing' })).hits).toEqual([]);
    expect(await entryDetail.find(visitor, { id })).toBeNull();
    const { values } = await distinctValues.unique(visitor, 'disease');
    expect(values.map(({ value }) => value)).not.toContain('Vanishing');
    expect((await statistics.additionalKeys(visitor)).keys).not.toContain('Vanishing');
  });

  it('spells a value as the first living entry does, also once that is spelled anew, deleted or restored', async () => {
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
