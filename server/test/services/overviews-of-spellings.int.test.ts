import type { OverviewKind } from '../../nouns/overview.js';
import { startStarterDatabase } from '../starter-database.js';
import { anEntry, signedInAs, visitor } from '../test-database.js';
import { useStarted } from '../use-started.js';
import { addPerson } from './people.js';

const test = useStarted(startStarterDatabase);

const overview = (kind: OverviewKind, name: string) =>
  test.services.overviews.find(visitor, { kind, name, limit: 1000 });

/** The entries that an overview counts, as the list shows them. */
async function accessionsOf(kind: OverviewKind, name: string): Promise<readonly string[]> {
  const conditions = [{ field: 'overview', op: 'among', values: [`${kind}/${name}`] }] as const;
  const { entries } = await test.services.entryList.list(visitor, { conditions, limit: 1000 });
  return entries.map(({ accession }) => accession);
}

it('an overview of a disease counts the entries that spell its name otherwise, as other overviews do', async () => {
  const autoantibody = 'Anti-Newcomer-7';
  for (const disease of [
    'Sjögren-Syndrom',
    'Sjoegren syndrome',
    'Type I diabetes',
    'Diabetes mellitus type 1',
    "Sjögren's syndrome (SS)",
    'T1D (Type 1 diabetes mellitus)',
    'Diabetes, type 1',
  ])
    await test.store(anEntry({ disease, autoantibody }));
  const { rows } = await overview('autoantibody', autoantibody);
  expect(rows.map(({ name, entriesTotal }) => [name, entriesTotal]).sort()).toEqual([
    ["Sjögren's syndrome", 3],
    ['Type 1 diabetes mellitus', 4],
  ]);
  for (const { slug, entries } of rows) {
    const own = (await overview('disease', slug)).rows.find(({ name }) => name === autoantibody);
    expect(own?.entries).toEqual(entries);
    expect(await accessionsOf('disease', slug)).toEqual(expect.arrayContaining([...entries]));
  }
});

it('the row of a disease counts the autoantibodies of all entries that its own overview has', async () => {
  const [autoantibody, disease] = ['Anti-GAD65', 'Type 1 diabetes mellitus'];
  const alsoIn = async () =>
    (await overview('autoantibody', autoantibody)).rows.find(({ name }) => name === disease)?.alsoIn ?? 0;
  const before = await alsoIn();
  for (const spelling of ['Diabetes type I', 'IDDM (type 1 diabetes)', 'Type-1 diabetes'])
    await test.store(anEntry({ disease: spelling, autoantibody: `Anti-${spelling}` }));
  expect(await alsoIn()).toBe(before + 3);
  expect((await overview('disease', disease)).counts.autoantibodies).toBe(before + 4);
});

it('an overview by a name of entries is about these, also if a term is called so in another spelling', async () => {
  const other = 'Jo-1-Antikörper';
  expect(await overview('autoantibody', other)).toMatchObject({ name: 'Anti-Jo-1', inVocabulary: true });
  const name = 'Jo-1-Ak';
  await test.store(anEntry({ autoantibody: name }));
  const [row] = (await overview('disease', 'A disease')).rows;
  expect(row).toMatchObject({ name, entriesTotal: 1 });
  const found = await overview('autoantibody', row?.slug ?? '');
  expect(found).toMatchObject({ name, counts: { entries: 1 }, inVocabulary: false });
  expect(await accessionsOf('autoantibody', name)).toEqual(row?.entries);
  expect((await overview('autoantibody', name)).otherMeanings).toMatchObject([{ name: 'Anti-Jo-1' }]);
  expect(await overview('autoantibody', other)).toMatchObject({ name: 'Anti-Jo-1' });
});

it.each([
  ['Anti-AQP4', ['AQP4-Ab', 'AQP4 Abs', 'AQP4Ab', 'Antibodies to AQP4', 'autoantibody against aquaporin-4']],
  ['Anti-thyroglobulin', ['Antithyroglobulin', 'Antithyroglobulin antibodies', 'anti-thyroglobulin Ab']],
  ['Anti-Scl-70', ['Anti-topoisomerase 1', 'Antitopoisomerase I', 'Topoisomerase-1 Ab']],
  ['Anti-thyroid peroxidase', ['Anti-thyroid peroxidase (TPO)', 'TPO antibody (thyroid peroxidase)']],
  ['Anti-Ro60 (SSA)', ['Anti-Ro60/SSA', 'SS-A (Ro60)']],
  ['Antineutrophil cytoplasmic antibodies', ['ANCAs', 'Antineutrophil cytoplasmic Ab']],
])('an overview of %s counts the entries that call it %j', async (term, spellings) => {
  const before = (await overview('autoantibody', term)).counts.entries;
  const disease = `Disease with ${term}`;
  for (const autoantibody of spellings) await test.store(anEntry({ disease, autoantibody }));
  const { counts } = await overview('autoantibody', term);
  expect(counts.entries).toBe(before + spellings.length);
  const { rows } = await overview('disease', disease);
  expect(rows).toMatchObject([{ name: term, entriesTotal: spellings.length }]);
  expect(await accessionsOf('autoantibody', term)).toEqual(
    expect.arrayContaining([...(rows[0]?.entries ?? [])]),
  );
  expect((await test.services.vocabulary.find(visitor, term)).counts.entries).toBe(counts.entries);
});

it('a spelling of the names of two autoantibodies is taken for neither', async () => {
  const reviewer = signedInAs((await addPerson(test, { role: 'Reviewer' })).id, 'Reviewer');
  const add = (name: string, synonym: string) =>
    test.services.vocabularyEditing.create(reviewer, { name, synonyms: [{ name: synonym, kind: 'exact' }] });
  await add('Anti-Trx', 'Anti-thioredoxin');
  await add('Anti-thyroid receptor X', 'TRXAb');
  const disease = 'Disease of Trx';
  for (const autoantibody of ['Anti-Trx', 'TRXAb', 'TRX Abs'])
    await test.store(anEntry({ disease, autoantibody }));
  const { rows } = await overview('disease', disease);
  expect(rows.map(({ name }) => name).sort()).toEqual(['Anti-Trx', 'Anti-thyroid receptor X', 'TRX Abs']);
});

it('an entry whose name is too long for a key is not counted to a term that the name begins with', async () => {
  const ena = [{ field: 'autoantibodyClass', op: 'among', values: ['ena'] }] as const;
  const counts = async () => {
    const { pagination } = await test.services.entryList.list(visitor, { conditions: ena });
    return [(await overview('autoantibody', 'anti-ro60')).counts.entries, pagination.total];
  };
  const before = await counts();
  const autoantibody = `Anti-Ro60 (as measured by ${'x'.repeat(201)})`;
  await test.store(anEntry({ autoantibody }));
  expect(await counts()).toEqual(before);
  expect(await overview('autoantibody', autoantibody)).toMatchObject({ name: autoantibody });
});

it.each([
  ['Auto antibodies against foobarase', 'Disease A1'],
  ['Auto/anti-quuxin', 'Disease A2'],
  ['Anti-+', 'Disease A3'],
  ['Anti (antibody)', 'Disease A4'],
  ['Auto antibody/antibodies', 'Disease A5'],
])('the slug of %s leads to its entries', async (autoantibody, disease) => {
  await test.store(anEntry({ disease, autoantibody }));
  const [row] = (await overview('disease', disease)).rows;
  const found = { name: autoantibody, slug: row?.slug, counts: { entries: 1 } };
  expect(await overview('autoantibody', row?.slug ?? '')).toMatchObject(found);
  expect(await overview('autoantibody', autoantibody)).toMatchObject(found);
});

it.each(['Auto anti-Ro60', 'Auto antibodies to Ro60'])('%s is a name of anti-Ro60', async (autoantibody) => {
  const before = (await overview('autoantibody', 'anti-ro60')).counts.entries;
  const disease = `Disease of ${autoantibody.length}`;
  await test.store(anEntry({ disease, autoantibody }));
  const [row] = (await overview('disease', disease)).rows;
  expect(row).toMatchObject({ name: 'Anti-Ro60 (SSA)', entriesTotal: 1 });
  expect((await overview('autoantibody', autoantibody)).counts.entries).toBe(before + 1);
  const { meanings } = await test.services.names.resolve(visitor, autoantibody);
  expect(meanings).toMatchObject([{ name: 'Anti-Ro60 (SSA)', entries: before + 1 }]);
});
