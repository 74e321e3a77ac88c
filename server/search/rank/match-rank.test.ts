import fc from 'fast-check';

import { type EntryFieldName, mapEntryFields } from '../../../schema/contract/entry-fields.js';
import type { SearchField } from '../../../schema/contract/entry-filters.js';
import { matchRanges } from '../explain/match-ranges.js';
import { searchDocument } from '../index/search-document.js';
import { makeDiseaseNames } from '../parse/disease-names.js';
import { readSearch } from '../parse/search-query.js';
import { matchRanker } from './match-rank.js';

const names = makeDiseaseNames([
  { disease: 'Systemic lupus erythematosus', synonyms: ['disseminated lupus'], abbreviations: ['SLE'] },
  { disease: 'Polymyositis', synonyms: [], abbreviations: ['PM'] },
]);
type Values = Partial<Record<EntryFieldName, string>>;
const usual: Values = { disease: 'A disease', autoantibody: 'Anti-X', autoantigen: 'An antigen' };

function rank(typed: string, values: Values, searchField: SearchField = 'all') {
  const filled = mapEntryFields((name) => ({ ...usual, ...values })[name] ?? null);
  const entry = { document: searchDocument(filled, { Curator: 'Maria Kowalska' }), entryNumber: 42 };
  return matchRanker(readSearch(typed, names), searchField)(entry);
}

describe('match rank', () => {
  it.each<[string, Values, string, string | null, string | null]>([
    ['jo1', { autoantibody: 'Anti-Jo-1' }, 'exact', 'autoantibody', null],
    ['ssa', { autoantibody: 'Anti-Ro60 (SSA)' }, 'exact', 'autoantibody', null],
    ['ssa', { synonym: 'anti-Ro; anti-SS-A' }, 'exact', 'synonym', null],
    ['ro', { synonym: 'SSA/Ro' }, 'word', 'synonym', null],
    ['ro', { autoantibody: 'Anti-Ro60' }, 'prefix', 'autoantibody', null],
    ['ro', { autoantigen: 'Prothrombin' }, 'contained', 'autoantigen', null],
    ['u1rnp', { autoantibody: 'Anti-U1 RNP (A)' }, 'exact', 'autoantibody', null],
    ['sle', { disease: 'Systemic lupus erythematosus' }, 'exact', 'disease', 'SLE'],
    ['sle', { disease: 'Disseminated lupus' }, 'exact', 'disease', 'SLE'],
    ['lupus', { disease: 'Systemic lupus erythematosus' }, 'word', 'disease', null],
    ['haemolytic anaemia', { disease: 'Warm hemolytic anemia' }, 'word', 'disease', null],
    ['pernicious anaemia', { disease: 'Pernicious anemia' }, 'exact', 'disease', null],
    ['sle hu', { disease: 'Systemic lupus erythematosus', autoantibody: 'Anti-Hu' }, 'word', null, 'SLE'],
    ['lupus x', { disease: 'Systemic lupus erythematosus' }, 'word', null, null],
    ['lupus zone', { disease: 'Lupus', mechanism: 'Binds in the zone' }, 'scattered', null, null],
    [
      'doid:9074',
      { databaseAccessionNumbers: 'DOID:9074; HGNC:1 (A)' },
      'exact',
      'databaseAccessionNumbers',
      null,
    ],
    [
      '9074',
      { databaseAccessionNumbers: 'DOID:9074; HGNC:1 (A)' },
      'exact',
      'databaseAccessionNumbers',
      null,
    ],
    ['pmid 12345678', { reference: 'Tan E. Lupus 1966. PMID:12345678' }, 'exact', 'reference', null],
    ['10.1000/a(1)b', { reference: 'doi:10.1000/A(1)b.' }, 'exact', 'reference', null],
    ['p12081', { uniprotId: 'P12081; P12082' }, 'exact', 'uniprotId', null],
    ['kowalska', {}, 'word', null, null],
    ['AIA0000042', {}, 'exact', null, null],
  ])('%j in %j: %s, in %s, called %s', (typed, values, tier, field, synonym) => {
    expect(rank(typed, values)).toMatchObject({ tier, field, synonym });
  });

  it('orders by tier before field, and by names before other fields', () => {
    const inOrder = [
      rank('sle', { disease: 'Systemic lupus erythematosus' }),
      rank('sle', { autoantibody: 'Anti-SLE' }),
      rank('sle', { synonym: 'SLE antibody' }),
      rank('sle', { mechanism: 'SLE' }),
      rank('sle', { disease: 'Drug-induced SLE' }),
      rank('sle', { synonym: 'an SLE marker' }),
      rank('sle', { mechanism: 'As in SLE' }),
      rank('sle', { disease: 'Sleeping' }),
      rank('sle', { disease: 'Measles' }),
      rank('sle mea', { disease: 'Measles', mechanism: 'Sleep' }),
    ].map(({ points }) => points);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => b - a));
    expect(new Set(inOrder).size).toBe(inOrder.length);
  });

  it('considers only the selected field', () => {
    const values = { disease: 'Systemic lupus erythematosus', synonym: 'anti-SLE factor' };
    expect(rank('sle', values, 'synonym')).toMatchObject({ tier: 'word', field: 'synonym', synonym: null });
  });

  it.each([
    ['β2-GPI', 'b2gpi', 'beta2 GPI', 'anti-β2GPI antibodies'],
    ['Jo-1', 'jo1', 'JO 1', 'anti–Jo–1'],
    ['Sjögren', 'sjogren', 'SJÖGREN', 'Sjogren'],
  ])('is the same for the spellings %s, %s, %s, %s', (...spellings) => {
    const entries: Values[] = [{ autoantibody: 'Anti-β2-GPI', synonym: 'Jo 1; Sjögren' }];
    const ranked = spellings.map((typed) => entries.map((values) => rank(typed, values).points));
    for (const points of ranked) expect(points).toEqual(ranked[0]);
  });

  it('accepts any text, and returns match ranges in order', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...Array.from('anti-β2 Jo1/()[]\\%_*.:;ßﬁ’\u0301')), maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, text, (typed, value) => {
        const { points, tier } = rank(typed, { synonym: value, disease: `${value} x` });
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(100);
        expect(typeof tier).toBe('string');
        let last = 0;
        for (const { start, end } of matchRanges(value, readSearch(typed, names))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(value.length);
          last = end;
        }
      }),
      { numRuns: 500 },
    );
  });
});
