import type { Meaning } from '../../nouns/vocabulary.js';
import { startStarterDatabase } from '../starter-database.js';
import { anEntry, visitor } from '../test-database.js';
import { useStarted } from '../use-started.js';
import { differentNames, sameNames } from './name-pairs.js';

const test = useStarted(startStarterDatabase);

const resolve = (name: string) => test.services.names.resolve(visitor, name);

/** The one meaning of a kind that a name has; `null` for none or several. */
async function only(name: string, kind: string): Promise<string | null> {
  const found = (await resolve(name)).meanings.filter((meaning) => meaning.kind === kind);
  return found.length === 1 ? (found[0] as Meaning).name : null;
}

it.each(differentNames)('$left is not $right', async ({ left, right, kind }) => {
  const [one, other] = await Promise.all([left, right].map((name) => only(name, kind)));
  expect(one === null || one !== other).toBe(true);
});

it('sees that all pairs of the same meaning are the same', async () => {
  const missed: string[] = [];
  for (const { left, right, kind } of sameNames) {
    const [one, other] = await Promise.all([left, right].map((name) => only(name, kind)));
    if (one === null || one !== other) missed.push(`${left} = ${right}`);
  }
  expect(missed).toEqual([]);
});

it('says what a name means, and by what', async () => {
  expect(await resolve('ACPA')).toMatchObject({
    ambiguous: true,
    meanings: [
      { kind: 'class', slug: 'anti-citrullinated-protein-antibodies', via: 'abbreviation', entries: 9 },
      { kind: 'autoantibody', name: 'Anti-CCP', via: 'synonym', matched: 'ACPA', entries: 1 },
    ],
  });
  expect(await resolve('SLE')).toMatchObject({
    ambiguous: false,
    meanings: [{ kind: 'disease', slug: 'systemic-lupus-erythematosus', via: 'abbreviation' }],
  });
  expect(await resolve('p55087')).toMatchObject({
    meanings: [{ kind: 'autoantigen', name: 'Aquaporin-4', via: 'identifier', matched: 'P55087' }],
  });
  expect(await resolve('hars1')).toMatchObject({
    meanings: [
      {
        kind: 'autoantigen',
        name: 'Histidine--tRNA ligase, cytoplasmic',
        via: 'identifier',
        matched: 'HARS1',
      },
    ],
  });
  expect(await resolve('nothing at all')).toMatchObject({ meanings: [], ambiguous: false });
  await expect(resolve(' ')).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message: 'Name is required' });
});

it.each([
  ['anti-Sm', ["Anti-Sm (SmB/B')", 'Anti-Sm (SmD1)', 'Anti-Sm (SmD3)']],
  ['Ribosomal P antibodies', ['Anti-ribosomal P (P0)', 'Anti-ribosomal P (P1)', 'Anti-ribosomal P (P2)']],
  ['anti-Ku', ['Anti-Ku (p70)', 'Anti-Ku (p80)']],
  ['Anti-Th/To', ['Anti-Th/To (hPOP1)']],
  // A name that a term bears means that term.
  ['Anti-Ro52', ['Anti-Ro52 (TRIM21)']],
  ['anti-BP180', ['Anti-BP180']],
  // Joined names mean what all of them mean, or each of them.
  ['SSA/Ro60', ['Anti-Ro60 (SSA)']],
  ['PR3/MPO', ['MPO-ANCA', 'PR3-ANCA']],
  ['PR3/nothing', []],
  // A HEp-2 pattern means the autoantibodies that show it.
  ['homogeneous', ['Anti-dsDNA', 'Anti-histone', 'Anti-nucleosome']],
  // A name of a gene with a word for an antibody means the autoantibodies to its protein.
  ['anti-TSHR', ['TSH receptor antibody (blocking)', 'TSH receptor antibody (stimulating)']],
  ['LGR3-Ab', ['TSH receptor antibody (blocking)', 'TSH receptor antibody (stimulating)']],
  ['tshrab', ['TSH receptor antibody (blocking)', 'TSH receptor antibody (stimulating)']],
  ['infliximab', []],
  ['TSHR', []],
  // "Anti" may be joined to a known name.
  ['Antithyroglobulin antibodies', ['Anti-thyroglobulin']],
  ['antihistone', ['Anti-histone']],
  ['antidesmoglein 3', ['Anti-desmoglein 3']],
  ['antismooth muscle Ab', ['Anti-smooth muscle (F-actin)']],
  ['antithrombin', []],
  // Two autoantibodies to platelet factor 4 are called so.
  ['anti-PF4', ['Anti-PF4/heparin', 'Anti-platelet factor 4']],
])('%s means %j', async (name, kinds) => {
  const { meanings, ambiguous } = await resolve(name);
  const found = meanings.filter(({ kind }) => kind === 'autoantibody');
  expect(found.map((meaning) => meaning.name).sort()).toEqual(kinds);
  expect(ambiguous).toBe(meanings.length > 1);
});

it.each([
  ['Systemic lupus erythematosus (SLE)', ['Systemic lupus erythematosus']],
  ['APS (antiphospholipid antibody syndrome)', ['Antiphospholipid syndrome']],
  ['Arthritis, Rheumatoid', ['Rheumatoid arthritis']],
  ['Anaemia, pernicious', ['Pernicious anemia']],
  ['Anemia, Hemolytic, Autoimmune', ['Autoimmune hemolytic anemia']],
  ['diabetes type I', ['Type 1 diabetes mellitus']],
  ['Systemic lupus erythematosus (APS)', []],
  ['Rheumatoid arthritis (seropositive)', []],
])('%s means the diseases %j', async (name, diseases) => {
  const { meanings } = await resolve(name);
  expect(meanings.filter(({ kind }) => kind === 'disease').map((meaning) => meaning.name)).toEqual(diseases);
});

it('says that an autoantibody is meant by the name without its kind', async () => {
  const { meanings } = await resolve('ANTI SM');
  expect(meanings[0]).toMatchObject({ via: 'synonym', matched: 'Anti-Sm' });
  const inField = await test.services.names.resolve(visitor, 'Anti-Sm', 'autoantibody');
  expect(inField.meanings).toEqual([]);
});

it('names the pattern of an autoantibody by its code', async () => {
  const { meanings } = await resolve('Nuclear homogeneous');
  expect(meanings[0]).toMatchObject({ via: 'identifier', matched: 'AC-1' });
});

it('says that c-ANCA is no exact name of PR3-ANCA', async () => {
  expect((await resolve('c-ANCA')).meanings).toMatchObject([{ name: 'PR3-ANCA', via: 'synonym' }]);
  const inField = await test.services.names.resolve(visitor, 'c-ANCA', 'autoantibody');
  expect(inField.meanings).toEqual([]);
});

it.each(['anti-Ha', 'anti-P', 'PCA', 'ACA', 'RF', 'AMA'])('%s is ambiguous', async (name) => {
  expect((await resolve(name)).ambiguous).toBe(true);
});

it('lists at most `limit` meanings, counts all, and says of all whether they are several', async () => {
  const limited = (limit: number) => test.services.names.resolve(visitor, 'ACPA', null, { limit });
  const { meanings, ...rest } = await resolve('ACPA');
  expect(meanings).toHaveLength(2);
  expect(rest).toMatchObject({ total: 2, ambiguous: true });
  expect(await limited(1)).toEqual({ meanings: meanings.slice(0, 1), ...rest });
  for (const limit of [0, 1001])
    await expect(limited(limit)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('narrows lists, counts and statistics to a class or a pattern', async () => {
  const total = async (field: 'autoantibodyClass' | 'icap', ...values: string[]) =>
    (await test.services.entryList.list(visitor, { conditions: [{ field, op: 'among', values }] })).pagination
      .total;
  const entriesOf = async (name: string) =>
    (await test.services.vocabulary.find(visitor, name)).counts.entries;
  const [anca, apl, jo1] = await Promise.all(['ANCA', 'aPL', 'Anti-Jo-1'].map(entriesOf));
  expect([anca, apl, jo1].every((entries) => (entries ?? 0) > 0)).toBe(true);
  expect(await total('autoantibodyClass', 'anca')).toBe(anca);
  expect(await total('autoantibodyClass', 'antiphospholipid-antibodies')).toBe(apl);
  expect(await total('autoantibodyClass', 'anca', 'aPL')).toBe((anca ?? 0) + (apl ?? 0));
  expect(await total('icap', 'ac-20')).toBe(jo1);
  expect(await total('autoantibodyClass', 'nothing')).toBe(0);
  const conditions = [{ field: 'icap', op: 'among', values: ['AC-20'] }] as const;
  expect((await test.services.statistics.overview(visitor, { conditions })).overview.totalEntries).toBe(jo1);
  const search = { term: 'myositis', limit: 1000, conditions };
  const listed = { search: search.term, conditions };
  const { pagination } = await test.services.entryList.list(visitor, listed);
  expect(pagination.total).toBeGreaterThan(0);
  expect((await test.services.entrySearch.simple(visitor, search)).total).toBe(pagination.total);
  expect((await test.services.entrySearch.advanced(visitor, search)).hits).toHaveLength(pagination.total);
});

it('counts all spellings of a name that only entries have as one meaning', async () => {
  const spelled = (name: string, uniprotId: string) =>
    test.store(anEntry({ disease: name, autoantibody: `anti-${name}`, autoantigen: name, uniprotId }));
  await spelled('Newcomer-5', 'Q8N123');
  await spelled('Newcomer-5', 'Q8N123');
  await spelled('Newcomer 5', 'Q8N123');
  const one = { name: 'Newcomer-5', slug: 'newcomer-5', entries: 3 };
  const { meanings } = await resolve('newcomer5');
  expect(meanings.map(({ kind }) => kind).sort()).toEqual(['autoantibody', 'autoantigen', 'disease']);
  expect(meanings).toMatchObject(
    meanings.map(({ kind }) => (kind === 'autoantibody' ? { entries: 3 } : one)),
  );
  const identified = { ambiguous: false, meanings: [{ ...one, via: 'identifier' }] };
  expect(await resolve('Q8N123')).toMatchObject(identified);
});

it('finds the entries that spell a disease otherwise by each of its names', async () => {
  const pair = { autoantibody: 'Anti-Newcomer-6', autoantigen: 'Newcomer-6' };
  const found = async (search: string) =>
    (await test.services.entryList.list(visitor, { search, limit: 1000 })).entries;
  for (const [abbreviation, name, disease] of [
    ['GBS', 'Guillain-Barré syndrome', 'Guillain Barre Syndrom'],
    ['APS', 'Antiphospholipid syndrome', 'Anti-phospholipid syndrome'],
    ['CD', 'Celiac disease', 'Coeliac-disease'],
  ] as const) {
    const before = await entriesMeantBy(abbreviation, name);
    await test.store(anEntry({ ...pair, disease }));
    expect(await found(abbreviation)).toContainEqual(expect.objectContaining({ disease }));
    expect(await entriesMeantBy(abbreviation, name)).toBe(before + 1);
    expect(await entriesMeantBy(disease, name)).toBe(before + 1);
    const { entries } = await test.services.duplicates.find(visitor, { ...pair, disease: name });
    expect(entries).toMatchObject([{ disease }]);
  }
});

/** The number of entries of a disease as one of its names means it. */
async function entriesMeantBy(name: string, disease: string): Promise<number> {
  return (await resolve(name)).meanings.find((one) => one.name === disease)?.entries ?? Number.NaN;
}
