import type { Measure } from '../../nouns/measure.js';
import type { OverviewEntry } from '../../persistence/repositories/overview.repository.js';
import { Vocabulary } from '../../search/index/vocabulary.js';
import { makeDiseaseNames } from '../../search/parse/disease-names.js';
import { measuresOf } from '../entries/measure-views.js';
import { Concepts } from '../vocabulary/concepts.js';
import { firstRated, groupRows, makeRow, rankRows, rateRows, type RowsOf } from './overview-rows.js';
import { rowFigures } from './row-figures.js';

const diseaseNames = makeDiseaseNames([
  { disease: "Sjögren's syndrome", synonyms: ['Sicca syndrome'], abbreviations: ['SjS'] },
]);
const concepts = new Concepts(new Vocabulary([]), diseaseNames);

let entries = 0;
const entry = (fields: Partial<OverviewEntry>): OverviewEntry => {
  entries += 1;
  return {
    ...{
      id: `0190a5c4-7d3e-7a52-9a55-${String(entries).padStart(12, '0')}`,
      isReviewed: false,
      accession: `AIA${String(entries)}`,
    },
    ...{ disease: "Sjögren's syndrome", autoantibody: 'Anti-Ro60', autoantigen: 'Ro60' },
    ...{ reference: null, sensitivity: null, diagnosticMarker: null },
    ...{
      positivePredictiveValues: null,
      negativePredictiveValues: null,
      referenceRangesAndCutoffValues: null,
    },
    ...fields,
  };
};

function ratedRows(of: readonly OverviewEntry[], kind: RowsOf = 'autoantibody') {
  const measures = new Map(of.map((one) => [one.id, measuresOf(one, [])]));
  return rateRows(groupRows(of, kind, concepts), kind, measures);
}

function rowsOf(of: readonly OverviewEntry[], kind?: RowsOf, companions: [string, number][] = []) {
  return rankRows(ratedRows(of, kind), new Map(companions), 20).map((row) =>
    makeRow(row, concepts, new Map()),
  );
}

describe('the role of a row', () => {
  it('of several entries is the first of the order, with the text that says it', () => {
    const [row] = rowsOf([
      entry({ diagnosticMarker: 'Research' }),
      entry({ diagnosticMarker: 'Yes, in adults' }),
      entry({ diagnosticMarker: 'Supportive' }),
    ]);
    expect(row).toMatchObject({ role: 'diagnostic', diagnosticMarker: 'Yes, in adults', entriesTotal: 3 });
  });
});

describe('rows', () => {
  it('are in the order of role, sensitivity, fewest others, and name; a range alone counts as unknown', () => {
    const rows = rowsOf(
      [
        entry({ autoantibody: 'Anti-A10', diagnosticMarker: 'Yes' }),
        entry({ autoantibody: 'Anti-A9', diagnosticMarker: 'Yes' }),
        entry({ autoantibody: 'Anti-B', diagnosticMarker: 'Yes', sensitivity: '40%' }),
        entry({ autoantibody: 'Anti-C', diagnosticMarker: 'Yes', sensitivity: '60%' }),
        entry({ autoantibody: 'Anti-D', sensitivity: '99%' }),
        entry({ autoantibody: 'Anti-E', diagnosticMarker: 'Yes' }),
        entry({ autoantibody: 'Anti-F', diagnosticMarker: 'Yes', sensitivity: '70-95%' }),
      ],
      'autoantibody',
      [
        ['a10', 2],
        ['a9', 2],
      ],
    );
    expect(rows.map(({ name, alsoIn }) => [name, alsoIn])).toEqual([
      ['Anti-C', 0],
      ['Anti-B', 0],
      ['Anti-E', 0],
      ['Anti-F', 0],
      ['Anti-A9', 1],
      ['Anti-A10', 1],
      ['Anti-D', 0],
    ]);
    expect(rows[3]?.sensitivity).toMatchObject({ value: null, low: 0.7, high: 0.95, interval: 'range' });
  });

  it('can only be among the first ones with a role and a sensitivity as good as the last of these', () => {
    const rated = ratedRows([
      entry({ autoantibody: 'Anti-A' }),
      entry({ autoantibody: 'Anti-B', sensitivity: '40%' }),
      entry({ autoantibody: 'Anti-C', sensitivity: '60%' }),
      entry({ autoantibody: 'Anti-D', diagnosticMarker: 'Yes' }),
      entry({ autoantibody: 'Anti-E', sensitivity: '40%' }),
    ]);
    const first = (limit: number) => firstRated(rated, limit).map(({ name }) => name);
    expect(first(2)).toEqual(['Anti-D', 'Anti-C']);
    expect(first(3)).toEqual(['Anti-D', 'Anti-C', 'Anti-B', 'Anti-E']);
    expect(first(5)).toHaveLength(5);
    expect(first(6)).toHaveLength(5);
  });

  it('join the spellings of one autoantibody and the synonyms of one disease', () => {
    const own = [entry({ autoantibody: 'Anti-Ro60' }), entry({ autoantibody: 'anti Ro-60 antibody' })];
    expect(rowsOf(own)).toMatchObject([
      { name: 'Anti-Ro60', slug: 'anti-ro60', entriesTotal: 2, disease: null },
    ]);
    const diseases = [entry({ disease: 'Sicca syndrome' }), entry({ disease: 'SjS' })];
    expect(rowsOf(diseases, 'disease')).toMatchObject([
      { name: "Sjögren's syndrome", slug: 'sjogren-s-syndrome' },
    ]);
    expect(rowsOf(diseases, 'pair')).toMatchObject([
      { name: 'Anti-Ro60', disease: { name: "Sjögren's syndrome", slug: 'sjogren-s-syndrome' } },
    ]);
  });

  it('count the others without their own', () => {
    const [row] = rowsOf([entry({})], 'autoantibody', [['ro60', 2]]);
    expect(row?.alsoIn).toBe(1);
  });

  it('list at most twenty accessions, oldest first', () => {
    const [row] = rowsOf(Array.from({ length: 21 }, () => entry({})));
    expect(row).toMatchObject({ entriesTotal: 21 });
    expect(row?.entries).toHaveLength(20);
  });
});

describe('the numbers of a row', () => {
  const measure = (fields: Partial<Measure>): Measure => ({
    ...{ id: '', measure: 'sensitivity', value: 0.5, low: null, high: null, interval: null, bound: null },
    ...{ positives: null, total: null, cutoff: null, specimen: null, assay: null, population: null },
    ...{
      comparator: null,
      outcome: null,
      field: 'sensitivity',
      start: 0,
      end: 3,
      text: '50%',
      status: 'read',
    },
    ...{ textChanged: false, reviewedText: null, reviewedBy: null, reviewedAt: null, note: null },
    ...fields,
  });
  const figures = (...measures: Partial<Measure>[]) =>
    rowFigures(
      measures.map((fields, place) => ({ measure: measure(fields), entry: `AIA${String(place)}` })),
      20,
    );

  it('are confirmed before read, with an interval before without, of most people, then of the oldest entry', () => {
    const plain = { value: 0.1 };
    const older = { value: 0.2, total: 10 };
    const larger = { value: 0.3, total: 100 };
    const interval = { value: 0.4, low: 0.3, high: 0.5, interval: 'ci95' } as const;
    const confirmed = { value: 0.6, status: 'confirmed' } as const;
    expect(figures(plain, older, larger, interval, confirmed).sensitivity).toMatchObject({
      value: 0.6,
      entry: 'AIA4',
    });
    expect(figures(plain, older, larger, interval).sensitivity?.value).toBe(0.4);
    expect(figures(plain, older, larger).sensitivity?.value).toBe(0.3);
    expect(figures({ ...older, value: 0.7 }, older).sensitivity).toMatchObject({ value: 0.7, entry: 'AIA0' });
  });

  it('leave the others beside them, and never average', () => {
    const { sensitivity, specificity, numbers } = figures({ value: 0.2 }, { value: 0.4 });
    expect(sensitivity?.value).toBe(0.2);
    expect(specificity).toBeNull();
    expect(numbers).toMatchObject([{ measure: 'sensitivity', value: 0.4, entry: 'AIA1' }]);
  });

  it('are no predictive values of another outcome', () => {
    const { ppv, numbers } = figures({ measure: 'ppv', outcome: 'relapse' });
    expect(ppv).toBeNull();
    expect(numbers).toMatchObject([{ measure: 'ppv', outcome: 'relapse' }]);
  });
});
