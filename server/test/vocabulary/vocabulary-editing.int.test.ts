import { loadBuiltInVocabulary } from '../../services/vocabulary/built-in-vocabulary.js';
import { readBuiltInVocabulary } from '../../services/vocabulary/read-built-in-vocabulary.js';
import { addPerson } from '../services/people.js';
import { anEntry, signedInAs, startTestDatabase, visitor } from '../test-database.js';
import { useFresh } from '../use-started.js';

const test = useFresh(startTestDatabase);
let reviewer: ReturnType<typeof signedInAs>;
beforeEach(async () => {
  reviewer = signedInAs((await addPerson(test, { role: 'Reviewer' })).id, 'Reviewer');
});

const editing = () => test.services.vocabularyEditing;
const find = (name: string) => test.services.vocabulary.find(visitor, name);

it('creates a term that entries belong to at once', async () => {
  await test.store(anEntry({ autoantibody: 'Anti-newly' }));
  const { id: anca } = await find('ANCA');
  const made = await editing().create(reviewer, {
    name: 'Anti-new',
    synonyms: [{ name: 'anti-newly', kind: 'exact' }],
    classes: [{ _id: anca }],
    loinc: [{ code: '5234-0', name: 'A test', scope: 'own' }],
  });
  expect(made).toMatchObject({
    slug: 'anti-new',
    version: 1,
    counts: { entries: 1 },
    classes: [{ id: anca }],
  });
  expect((await find('ANCA')).counts.entries).toBe(1);
  const { hits } = await test.services.entrySearch.advanced(visitor, { term: 'anti-new' });
  expect(hits.map(({ meaning }) => meaning)).toEqual([{ reason: 'also_called', name: 'Anti-new' }]);
});

it('changes only what is sent, keeps the slug, and makes no version without a change', async () => {
  const { id, version, synonyms } = await find('Anti-Jo-1');
  const renamed = await editing().update(reviewer, id, { name: 'Anti-Jo1 renamed' }, { version });
  expect(renamed).toMatchObject({ slug: 'anti-jo-1', name: 'Anti-Jo1 renamed', version: 2, synonyms });
  expect(await editing().update(reviewer, id, { name: 'Anti-Jo1 renamed' })).toMatchObject({ version: 2 });
  await expect(editing().update(reviewer, id, { name: 'X' }, { version })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('version 2'),
  });
});

it('says what changed, when, by whom and why, and restores it', async () => {
  const { id } = await find('Anti-Jo-1');
  await editing().update(reviewer, id, { icap: [] }, { reason: 'A reason' });
  await editing().delete(reviewer, id);
  await expect(find('Anti-Jo-1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { revisions, total } = await editing().history(reviewer, id);
  expect(total).toBe(3);
  expect(revisions.map(({ action, reason, source }) => [action, reason, source])).toEqual([
    ['delete', null, 'edit'],
    ['update', 'A reason', 'edit'],
    ['create', null, 'built-in'],
  ]);
  expect(revisions[1]?.changes).toEqual([
    { field: 'icap', before: 'AC-20 Cytoplasmic fine speckled', after: null },
  ]);
  expect(revisions[0]?.by?.id).toBe(reviewer.viewer?.id);
  const restored = await editing().restore(reviewer, id, { version: 1 });
  expect(restored).toMatchObject({ version: 4, icap: [{ code: 'AC-20' }] });
  await expect(editing().restore(reviewer, id, { version: 9 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('a link between a class and a member', () => {
  const version = async (name: string) => (await find(name)).version;
  const memberNames = async () => (await find('ANCA')).members.map(({ name }) => name);
  const historyOf = async (name: string) =>
    (await editing().history(reviewer, (await find(name)).id)).revisions;

  it('made from either side is a version of both, by the same person and for the same reason', async () => {
    const [anca, jo1] = [await find('ANCA'), await find('Anti-Jo-1')];
    const classes = [...jo1.classes, anca].map(({ id }) => id);
    await editing().update(reviewer, jo1.id, { classes }, { reason: 'It is one' });
    expect(await version('ANCA')).toBe(2);
    const stale = editing().update(reviewer, anca.id, { members: [] }, { version: anca.version });
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await historyOf('ANCA'))[0]).toMatchObject({
      action: 'update',
      by: { id: reviewer.viewer?.id },
      reason: 'It is one',
      changes: [{ field: 'members', after: expect.stringContaining('Anti-Jo-1') }],
    });
    const members = anca.members.map(({ id }) => id);
    await editing().update(reviewer, anca.id, { members });
    expect((await historyOf('Anti-Jo-1')).map(({ changes }) => changes[0]?.field)).toEqual([
      'classes',
      'classes',
      'name',
    ]);
    expect(await version('MPO-ANCA')).toBe(1);
    await editing().create(reviewer, { name: 'Anti-new', classes: [anca.id] });
    expect(await version('ANCA')).toBe(4);
  });

  it('comes back with the version that had it', async () => {
    const [anca, jo1] = [await find('ANCA'), await find('Anti-Jo-1')];
    await editing().update(reviewer, jo1.id, { classes: [anca.id] });
    await editing().update(reviewer, anca.id, { synonyms: [] });
    await editing().update(reviewer, anca.id, { members: [] });
    await editing().restore(reviewer, anca.id, { version: 3 });
    expect((await find('Antineutrophil cytoplasmic antibodies')).members.map(({ name }) => name)).toContain(
      'Anti-Jo-1',
    );
    expect(await version('Anti-Jo-1')).toBe(4);
  });

  it('survives that one of them is deleted, the other changed, and the first restored', async () => {
    const mpo = await find('MPO-ANCA');
    const { id } = await find('ANCA');
    await editing().delete(reviewer, mpo.id);
    const { members } = await find('ANCA');
    expect(members).not.toContainEqual(expect.objectContaining({ name: 'MPO-ANCA' }));
    await editing().update(reviewer, id, { members: members.slice(1).map((one) => one.id) });
    await editing().restore(reviewer, mpo.id, { version: 2 });
    expect(await memberNames()).toContain('MPO-ANCA');
  });

  it('to a deleted member goes when the class becomes an ordinary term', async () => {
    const member = await editing().create(reviewer, { name: 'Anti-member' });
    const { id } = await editing().create(reviewer, { name: 'Group', isClass: true, members: [member.id] });
    await editing().delete(reviewer, member.id);
    expect(await editing().update(reviewer, id, { isClass: false })).toMatchObject({ isClass: false });
    await expect(editing().restore(reviewer, member.id, { version: 2 })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Group is not a class'),
    });
    expect(await editing().restore(reviewer, member.id, { version: 1 })).toMatchObject({ classes: [] });
  });
});

it('no upgrade brings a deleted term back, or changes an edited one', async () => {
  const [gone, edited] = [await find('Anti-EJ'), await find('Anti-OJ')];
  await editing().delete(reviewer, gone.id);
  await editing().update(reviewer, edited.id, { synonyms: [] });
  const next = { ...readBuiltInVocabulary(), version: 99 };
  await loadBuiltInVocabulary(test.database, next);
  await expect(find('Anti-EJ')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await find('Anti-OJ')).toMatchObject({ synonyms: [], version: 2 });
});

it('refuses a name of another term, unless it is marked as ambiguous in both', async () => {
  const taken = { code: 'CONFLICT', message: expect.stringContaining('Anti-Jo-1') };
  const message = '"anti jo1" is already the name of Anti-Jo-1. Choose another name';
  const named = { ...taken, problems: [{ path: 'name', message }] };
  await expect(editing().create(reviewer, { name: 'anti jo1' })).rejects.toMatchObject(named);
  const synonyms = [{ name: 'Anti-HisRS', kind: 'exact', ambiguous: true }];
  await expect(editing().create(reviewer, { name: 'Anti-new', synonyms })).rejects.toMatchObject(taken);
  await editing().create(reviewer, {
    name: 'Anti-new',
    synonyms: [{ name: 'anti-Ha', kind: 'exact', ambiguous: true }],
  });
  const { id } = await find('Anti-Ha');
  expect(await editing().update(reviewer, id, { sources: [] })).toMatchObject({ version: 2 });
});

it('leaves a class reachable by its abbreviation if a term is named so', async () => {
  await test.store(anEntry({ autoantibody: 'PR3-ANCA' }), anEntry({ autoantibody: 'ANCA' }));
  const condition = { field: 'autoantibodyClass', op: 'among', values: ['ANCA'] } as const;
  const members = async () =>
    (await test.services.entryList.list(visitor, { conditions: [condition] })).pagination.total;
  const before = await members();
  const { name } = await find('ANCA');
  const made = await editing().create(reviewer, { name: 'ANCA' });
  expect(await find('ANCA')).toMatchObject({ name, isClass: true });
  expect(await find(made.slug)).toMatchObject({ name: 'ANCA', isClass: false });
  expect(await members()).toBe(before);
  const { meanings, ambiguous } = await test.services.names.resolve(visitor, 'ANCA');
  expect(meanings.map((one) => one.name)).toEqual([name, 'ANCA']);
  expect(ambiguous).toBe(true);
});

it('refuses keys that are not valid, and says which', async () => {
  const refused = (input: object, path: string) =>
    expect(editing().create(reviewer, { name: 'Anti-new', ...input })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ path }],
    });
  await refused({ name: ' ' }, 'name');
  await refused({ synonyms: [{ name: 'x', kind: 'other' }] }, 'synonyms.0.kind');
  await refused({ loinc: [{ code: '5234-1', name: 'x', scope: 'own' }] }, 'loinc.0.code');
  await refused({ hpo: [{ id: 'HP:1', label: 'x', relation: 'exact' }] }, 'hpo.0.id');
  await refused({ classes: ['00000000-0000-4000-8000-000000000000'] }, 'classes');
  const code = { code: 'AC4', name: null };
  const sent = { name: 'x', icap: [code], targets: [{ uniprotId: 'P12081', name: '' }] };
  await expect(editing().create(reviewer, sent)).rejects.toMatchObject({
    message: 'icap.0.code is not valid: write it like AC-4',
    problems: [
      { path: 'icap.0.code', message: 'write it like AC-4' },
      { path: 'targets.0.name', message: 'fill it in, or remove the row' },
    ],
  });
  await refused({ members: [(await find('Anti-Jo-1')).id] }, 'members');
});

it.each([
  [{ classes: ['ANCA'] }, 'classes.0 is not valid: send the id of a term'],
  [{ name: '\u200b' }, 'Name is required'],
  [
    { synonyms: [{ name: '\u202e', kind: 'exact' }] },
    'synonyms.0.name is not valid: fill it in, or remove the row',
  ],
  [{ name: null }, 'name is not valid: send a text'],
  [{ isClass: 'yes' }, 'isClass is not valid: send true or false'],
  [{ synonyms: 'x' }, 'synonyms is not valid: send a list'],
  [{ synonyms: ['x'] }, 'synonyms.0 is not valid: send an object'],
  [
    { synonyms: [{ name: 'x', kind: 'wide' }] },
    'synonyms.0.kind is not valid: choose one of exact, abbreviation, broad, related',
  ],
  [{ icap: [{ code: 'AC-99' }] }, 'icap.0.code is not valid: no pattern AC-99 is known; see anapatterns.org'],
  [
    { icap: [{ code: 'AC-3', name: 'Polar' }] },
    'icap.0.name is not valid: AC-3 is called Centromere; leave the name out, or write it so',
  ],
])('says of %j what is wanted: %s', async (input, message) => {
  const { id } = await find('Anti-Jo-1');
  await expect(editing().update(reviewer, id, input)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    message,
  });
});

it('refuses a name that the term has already, in any case', async () => {
  const exact = (name: string) => ({ name, kind: 'exact' });
  const twice = (path: string) => ({ code: 'BAD_USER_INPUT', problems: [{ path }] });
  const { id } = await find('Anti-Jo-1');
  const double = { synonyms: [exact('Anti-one'), exact('ANTI-ONE')] };
  await expect(editing().update(reviewer, id, double)).rejects.toMatchObject(twice('synonyms.1.name'));
  const own = { name: 'Anti-new', synonyms: [exact('anti-NEW')] };
  await expect(editing().create(reviewer, own)).rejects.toMatchObject(twice('synonyms.0.name'));
});

it('refuses a class that would be a member of itself, also by way of others', async () => {
  const made = (name: string, classes: string[] = []) =>
    editing().create(reviewer, { name, isClass: true, classes });
  const refused = async (id: string, input: { members?: string[]; classes?: string[] }) =>
    expect(editing().update(reviewer, id, input)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('a class cannot be a member of itself'),
    });
  const upper = await made('Upper');
  const middle = await made('Middle', [upper.id]);
  const lower = await made('Lower', [middle.id]);
  await refused(upper.id, { members: [middle.id, upper.id] });
  await refused(upper.id, { classes: [upper.id] });
  await refused(upper.id, { classes: [lower.id] });
  await refused(lower.id, { members: [upper.id] });
  // The other way round, once the link between them is gone.
  await editing().update(reviewer, upper.id, { members: [], classes: [lower.id] });
  expect((await find('Lower')).members).toMatchObject([{ name: 'Upper' }]);
});
