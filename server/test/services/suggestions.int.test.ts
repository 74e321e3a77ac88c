import { messages } from '../../../schema/contract/messages.js';
import type { NewEntry } from '../../persistence/repositories/entry-write.repository.js';
import { makeDiseaseNames } from '../../search/parse/disease-names.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';

const lupus = 'Systemic lupus erythematosus';
const diseaseNames = makeDiseaseNames([
  { disease: lupus, synonyms: ['disseminated lupus'], abbreviations: ['SLE'] },
  {
    disease: 'Granulomatosis with polyangiitis',
    synonyms: ["Wegener's granulomatosis"],
    abbreviations: ['GPA'],
  },
]);

const times = (number: number, make: () => NewEntry) => Array.from({ length: number }, make);
const entries = [
  ...times(2, () => anEntry({ disease: lupus, autoantibody: 'Anti-Sm', type: 'Nuclear antigen' })),
  anEntry({ disease: 'Lupus', autoantibody: 'Anti-dsDNA', epitope: 'residues 10–20' }),
  ...times(4, () => anEntry({ disease: 'Discoid lupus', autoantibody: 'Anti-SS-A/Ro' })),
  ...times(3, () => anEntry({ disease: 'Lupoid hepatitis', autoantibody: 'Anti-SSA' })),
  anEntry({ disease: 'Antilupoid disorder', autoantibody: 'Anti-β2-GPI', uniprotId: 'P02749' }),
  anEntry({ disease: 'granulomatosis with polyangiitis', autoantibody: 'Anti-PR3; 100% _\\ "\'' }),
  anEntry({ autoantigen: 'Histidine-tRNA ligase', autoantibody: 'Anti-Jo-1', uniprotId: 'P12081' }),
  // Many values of one kind, so that the index is used, too.
  ...Array.from({ length: 250 }, (_, number) =>
    anEntry({ autoantigen: `Filler protein ${String(number)}`, autoantibody: `Anti-F${String(number)}` }),
  ),
  anEntry({ autoantigen: 'Zonulin', autoantibody: 'Anti-F7 fragment' }),
];

describe('suggestions', () => {
  const test = useTestDatabase({ diseaseNames });
  beforeAll(() => test.store(...entries));

  const suggest = (term: string | null, limit?: number | string) =>
    test.services.suggestions.suggest(visitor, { term, limit });

  /** The values of each group, in order. */
  async function valuesFor(term: string, limit?: number): Promise<Record<string, string[]>> {
    const { groups } = await suggest(term, limit);
    return Object.fromEntries(
      groups.map(({ field, suggestions }) => [field, suggestions.map(({ value }) => value)]),
    );
  }

  it('rank whole names before words, word prefixes and other parts', async () => {
    expect(await valuesFor('LUPUS')).toEqual({ disease: ['Lupus', 'Discoid lupus', lupus] });
    expect(await valuesFor('lup')).toEqual({
      disease: ['Discoid lupus', 'Lupoid hepatitis', lupus, 'Lupus', 'Antilupoid disorder'],
    });
  });

  it.each([
    ['ss a', { autoantibody: ['Anti-SS-A/Ro', 'Anti-SSA'] }],
    ['anti-ssa antibod', { autoantibody: ['Anti-SS-A/Ro', 'Anti-SSA'] }],
    ['b2gpi', { autoantibody: ['Anti-β2-GPI'] }],
    ['β2 gp', { autoantibody: ['Anti-β2-GPI'] }],
    ['jo1', { autoantibody: ['Anti-Jo-1'] }],
    ['jo-1/b', { autoantibody: ['Anti-Jo-1'] }],
    ['jo-1/b2g', { autoantibody: ['Anti-β2-GPI', 'Anti-Jo-1'] }],
    ['ligase trna', { autoantigen: ['Histidine-tRNA ligase'] }],
    ['nucl', { type: ['Nuclear antigen'] }],
    ['residues', { epitope: ['residues 10–20'] }],
    ['p02749', { uniprotId: ['P02749'] }],
    ['filler protein 249', { autoantigen: ['Filler protein 249'] }],
    ['f7', { autoantibody: ['Anti-F7', 'Anti-F7 fragment', 'Anti-F70', 'Anti-F71', 'Anti-F72'] }],
    ['zonu', { autoantigen: ['Zonulin'] }],
    ['SLE', { disease: [lupus] }],
    ['disseminated', { disease: [lupus] }],
    ['wegen', { disease: ['granulomatosis with polyangiitis'] }],
    ['onul', { autoantigen: ['Zonulin'] }],
    ['nu', { type: ['Nuclear antigen'] }],
  ])('for %j are %j', async (term, values) => {
    expect(await valuesFor(term)).toEqual(values);
  });

  it('list the group with the best match first, then groups in the order of the cascade', async () => {
    const { groups } = await suggest('f7');
    expect(groups.map(({ field }) => field)).toEqual(['autoantibody']);
    expect(Object.keys(await valuesFor('p'))[0]).toBe('disease');
    expect(Object.keys(await valuesFor('protein 1'))).toEqual(['autoantigen']);
  });

  it('count living entries, highlight matches, and state the synonym that matched a disease', async () => {
    const { groups, count, entry, didYouMean } = await suggest('sle');
    expect(groups).toEqual([
      {
        field: 'disease',
        suggestions: [{ value: lupus, count: 2, synonym: 'SLE', meaning: null, ranges: [] }],
      },
    ]);
    expect({ count, entry, didYouMean }).toEqual({ count: 1, entry: null, didYouMean: null });
    const discoid = (await suggest('lup')).groups[0]?.suggestions[0];
    expect(discoid).toEqual({
      ...{ value: 'Discoid lupus', count: 4, synonym: null, meaning: null, ranges: [{ start: 8, end: 11 }] },
    });
  });

  it('are limited per field', async () => {
    expect((await suggest('anti', 3)).groups.map(({ suggestions }) => suggestions.length)).toEqual(
      expect.arrayContaining([3]),
    );
    expect((await valuesFor('protein', 20))['autoantigen']).toHaveLength(20);
    for (const limit of [0, 21, 'many'])
      await expect(suggest('a', limit)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: messages.wholeNumber('limit', 1, 20),
      });
  });

  it('include the entry with the typed accession', async () => {
    const { entry, didYouMean } = await suggest(' aia0000001 ');
    expect(entry).toMatchObject({ accession: 'AIA0000001', disease: lupus });
    expect(didYouMean).toBeNull();
    expect((await suggest('AIA9999999')).entry).toBeNull();
  });

  it('include a correction if nothing matches', async () => {
    expect(await suggest('hepattis')).toMatchObject({ groups: [], count: 0, didYouMean: 'hepatitis' });
    expect(await suggest('qqqqzzzz')).toMatchObject({ groups: [], count: 0, didYouMean: null });
  });

  it.each([null, '', '   ', '%', '_', '\\', '+', '--', '" \'', '%%%___'])(
    'are empty for %j',
    async (term) => {
      const { groups, count, entry, dataVersion } = await suggest(term);
      expect({ groups, count, entry }).toEqual({ groups: [], count: 0, entry: null });
      expect(dataVersion).toMatch(/^\d+$/);
    },
  );

  it.each(["'; DROP TABLE entries; --", '100% _\\', '$1 $2', '(((', 'ﬀ '.repeat(160), 'a '.repeat(249)])(
    'accept %j',
    async (term) => {
      expect((await suggest(term)).count).toBeGreaterThanOrEqual(0);
    },
  );

  it.each([
    ['a\u0000b', `q ${messages.badTextCharacters}`],
    ['\ud800', `q ${messages.badTextCharacters}`],
    ['x'.repeat(501), messages.tooLong('q', 500)],
  ])('reject %j', async (term, message) => {
    await expect(suggest(term)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
  });
});
