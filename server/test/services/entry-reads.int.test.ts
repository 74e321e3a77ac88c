import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { messages } from '../../../schema/contract/messages.js';
import type { EntryView } from '../../nouns/entry.js';
import { anEntry, useTestDatabase, visitor } from '../test-database.js';

const name = ({ autoantibody }: EntryView): string | null => autoantibody;

describe('single entries', () => {
  const test = useTestDatabase();

  it('are found by id or accession in any case, with their closest related entries', async () => {
    const shared = { disease: 'Myositis', autoantigen: 'Ligase', uniprotId: 'P12081' };
    const seed = anEntry({ ...shared, autoantibody: 'seed' }, { Curator: 'MK' });
    await test.store(
      seed,
      anEntry({ ...shared, autoantigen: 'Other', uniprotId: 'Q1', autoantibody: 'same disease' }),
      anEntry({ ...shared, disease: 'Other', autoantigen: 'Other', autoantibody: 'same accession' }),
      anEntry({ ...shared, disease: 'Other', uniprotId: 'Q2', autoantibody: 'same antigen' }),
      anEntry({ ...shared, autoantibody: 'all the same' }),
      anEntry({ autoantibody: 'unrelated' }),
    );
    const { entry, related } = await test.services.entryDetail.detail(visitor, seed.id.toUpperCase());
    expect(entry).toMatchObject({
      ...mapEntryFields(() => null),
      ...shared,
      autoantibody: 'seed',
      additional: { Curator: 'MK' },
      version: 1,
    });
    expect(related.map(name)).toEqual(['all the same', 'same antigen', 'same accession', 'same disease']);
    const byAccession = await test.services.entryDetail.detail(visitor, ` ${entry.accession.toLowerCase()} `);
    expect(byAccession.entry).toEqual(entry);
    const batched = await test.services.entryDetail.relatedTo(visitor, [seed.id, related[0]?.id ?? ''], 2);
    expect(batched.get(seed.id)?.map(name)).toEqual(['all the same', 'same antigen']);
    expect(batched.get(related[0]?.id ?? '')?.map(name)).toEqual(['seed', 'same antigen']);
  });

  it.each([
    ['', 'BAD_USER_INPUT', 'Entry ID is required'],
    ['AIA999999999', 'NOT_FOUND', 'Entry not found'],
  ])('%j is rejected with %s: %s', async (id, code, message) => {
    await expect(test.services.entryDetail.detail(visitor, id)).rejects.toMatchObject({ code, message });
  });
});

describe('searches', () => {
  const test = useTestDatabase();
  beforeAll(() =>
    test.store(
      anEntry({ disease: 'Lupus', autoantibody: 'Anti-Sm', synonym: 'Smith antibody', screening: 'ELISA' }),
      anEntry({
        disease: 'Lupus nephritis',
        autoantibody: 'Anti-C1q',
        mechanism: 'Follows anti-Sm',
        confirmation: 'Blot',
      }),
      anEntry({
        disease: 'Discoid lupus',
        autoantibody: 'Anti-Ro60',
        synonym: 'SS-A',
        uniprotId: 'P10155; P19474',
      }),
      anEntry({
        disease: 'Myositis',
        autoantibody: 'Anti-Smooth',
        monitoring: 'ELISA titre',
        uniprotId: 'P10155-2',
      }),
    ),
  );

  const names = (list: { entries: readonly EntryView[] }) => list.entries.map(name);

  it('by UniProt accession find exactly this accession, also in a list', async () => {
    const byUniprotId = (uniprotId: string) => test.services.entrySearch.byUniprotId(visitor, { uniprotId });
    expect(names(await byUniprotId('p19474'))).toEqual(['Anti-Ro60']);
    expect(names(await byUniprotId('P10155'))).toEqual(['Anti-Ro60']);
    expect(names(await byUniprotId('P1015'))).toEqual([]);
  });

  it('by autoantibody find names and synonyms whatever joins their words', async () => {
    for (const term of ['ss-a', 'SS A', 'ssa', 'anti ro', 'Anti\u00a0Ro60']) {
      const found = await test.services.entrySearch.byAutoantibodyOrSynonym(visitor, { term });
      expect(names(found)).toEqual(['Anti-Ro60']);
    }
  });

  it('rank whole values before words, word prefixes and other parts', async () => {
    const { hits, stats } = await test.services.entrySearch.advanced(visitor, {
      term: 'anti-sm',
      includeStats: true,
    });
    expect(hits.map(({ entry }) => name(entry))).toEqual(['Anti-Sm', 'Anti-C1q', 'Anti-Smooth']);
    expect(stats).toEqual({
      totalMatches: 3,
      uniqueDiseasesCount: 3,
      uniqueAntibodiesCount: 3,
      uniqueAntigensCount: 1,
    });
  });

  it('return match ranges in the original text', async () => {
    const { hits } = await test.services.entrySearch.advanced(visitor, { term: 'ssa' });
    const [highlight] = hits[0]?.highlights ?? [];
    expect(highlight).toEqual({ field: 'synonym', fragment: 'SS-A', ranges: [{ start: 0, end: 4 }] });
  });

  it('tolerate a typing error only without matches, and never in identifiers', async () => {
    const { entrySearch } = test.services;
    const hits = async (term: string) => (await entrySearch.advanced(visitor, { term })).hits.length;
    expect(await hits('myositsi')).toBe(1);
    expect(await hits('lupsu nefritis')).toBe(1);
    expect(await hits('P10156')).toBe(0);
    expect(await hits('qwertzuiop')).toBe(0);
  });
});

describe('entries by their ids', () => {
  const test = useTestDatabase();
  const ask = (...ids: string[]) => test.services.entryDetail.byIds(visitor, ids);

  it('are returned in the requested order, by id or accession in any case, with repetitions', async () => {
    const [one, other] = [anEntry({ autoantibody: 'one' }), anEntry({ autoantibody: 'other' })];
    await test.store(one, other);
    const [first] = await ask(one.id);
    const named = await ask(other.id.toUpperCase(), ` ${first?.accession.toLowerCase() ?? ''} `, other.id);
    expect(named.map((entry) => entry?.autoantibody)).toEqual(['other', 'one', 'other']);
    expect(named[1]).toEqual(first);
  });

  it('are null if unknown or deleted', async () => {
    const [kept, gone] = [anEntry({ autoantibody: 'kept' }), anEntry({ autoantibody: 'gone' })];
    await test.store(kept, gone);
    const before = await ask(gone.id, kept.id);
    await test.database.query('UPDATE entries SET deleted_at = now() WHERE id = $1', [gone.id]);
    const after = await ask(gone.id, before[0]?.accession ?? '', kept.id, 'AIA9999999');
    expect(after.map((entry) => entry?.autoantibody ?? null)).toEqual([null, null, 'kept', null]);
  });

  it.each([
    ['none', [], messages.entryIdsNumber(1, 50), 'ids'],
    ['too many ids', Array.from({ length: 51 }, () => 'AIA0000001'), messages.entryIdsNumber(1, 50), 'ids'],
    ['a malformed id', ['AIA0000001', '42'], messages.entryIdInvalid, 'ids.1'],
    ['a blank id', [' '], messages.entryIdRequired, 'ids.0'],
  ])('are rejected for %s', async (_, ids, message, path) => {
    await expect(ask(...ids)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
      problems: [{ path, message }],
    });
  });
});
