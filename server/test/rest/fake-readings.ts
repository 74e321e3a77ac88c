import { mapEntryFields } from '../../../schema/contract/entry-fields.js';
import { type FakeAnswers, fakeEntry, fakeMoment, fakeVersion } from './fake-things.js';

const entry = fakeEntry();

/** What is read of entries. */
export const fakeReadings: FakeAnswers = {
  'entryList.list': () => ({
    entries: [entry],
    pagination: { page: 1, limit: 10, total: 396, pages: 40 },
    appliedFilters: {
      ...mapEntryFields(() => null),
      search: null,
      field: 'all',
      sortBy: 'disease',
      sortOrder: 'asc',
    },
    dataVersion: fakeVersion,
  }),
  'entryDetail.detail': () => ({ entry: entry, related: [], dataVersion: fakeVersion }),
  'entryDetail.find': () => entry,
  'entryAddresses.files': () => ({ files: [{ file: 1, updatedAt: fakeMoment }], dataVersion: fakeVersion }),
  'entryAddresses.file': () => ({
    batches: (async function* () {
      yield [{ accession: 'AIA0000042', updatedAt: fakeMoment }];
    })(),
    dataVersion: fakeVersion,
  }),
  'entrySearch.simple': () => ({ entries: [entry], total: 12, dataVersion: fakeVersion }),
  'entrySearch.advanced': () => ({
    hits: [{ entry: entry, score: 97, tier: 'word', field: 'disease', synonym: null, highlights: [] }],
    stats: null,
    didYouMean: null,
    dataVersion: fakeVersion,
  }),
  'suggestions.suggest': () => ({
    groups: [
      {
        field: 'type',
        suggestions: [{ value: 'Enzyme', count: 3, synonym: null, ranges: [{ start: 0, end: 2 }] }],
      },
    ],
    count: 1,
    didYouMean: null,
    entry: null,
    dataVersion: fakeVersion,
  }),
  'entrySearch.byDisease': () => ({ entries: [entry], total: 12, dataVersion: fakeVersion }),
  'entrySearch.byUniprotId': () => ({ entries: [entry], total: 12, dataVersion: fakeVersion }),
  'entrySearch.byDiseaseAndAutoantibody': () => ({ entries: [entry], total: 12, dataVersion: fakeVersion }),
  'entrySearch.byAutoantibodyOrSynonym': () => ({ entries: [entry], total: 12, dataVersion: fakeVersion }),
  'entrySearch.byDiagnosticMethod': () => ({ entries: [entry], total: 12, dataVersion: fakeVersion }),
  'distinctValues.unique': () => ({
    values: [{ value: 'Enzyme', count: 3 }],
    truncated: false,
    dataVersion: fakeVersion,
  }),
  'distinctValues.uniqueFiltered': () => ({
    values: [{ value: 'Enzyme', count: 3 }],
    truncated: false,
    appliedFilters: { disease: null },
    dataVersion: fakeVersion,
  }),
  'duplicates.find': () => ({ entries: [entry], total: 12, dataVersion: fakeVersion }),
};

/** What figures are drawn from. */
export const fakeFigures: FakeAnswers = {
  'plots.distribution': () => ({
    of: 'type',
    values: [{ value: 'Enzyme', count: 3 }],
    distinct: 1,
    filled: 3,
    dataVersion: fakeVersion,
  }),
  'plots.completeness': () => ({
    total: 4,
    fields: [{ field: 'type', filled: 3, total: 4 }],
    dataVersion: fakeVersion,
  }),
  'plots.growth': () => ({
    by: 'month',
    periods: [{ period: '2026-11', created: 4, total: 4 }],
    dataVersion: fakeVersion,
  }),
  'plots.heatMap': () => ({
    diseases: [{ value: 'Vitiligo', count: 4 }],
    autoantibodies: [{ value: 'Anti-TYR', count: 3 }],
    cells: [{ disease: 0, autoantibody: 0, count: 3 }],
    dataVersion: fakeVersion,
  }),
  'associations.graph': () => ({
    nodes: [{ id: 'disease:Vitiligo', kind: 'disease', label: 'Vitiligo', count: 4 }],
    edges: [],
    totalNodes: 3,
    totalEdges: 2,
    dataVersion: fakeVersion,
  }),
  'statistics.overview': () => ({
    overview: { totalEntries: 396 },
    diseaseBreakdown: [{ value: 'Lupus', count: 40 }],
    topAntibodies: [],
    topAntigens: [],
    dataVersion: fakeVersion,
  }),
  'statistics.diseaseSummaries': () => ({
    summaries: [{ disease: 'Lupus', count: 40, autoantibodies: ['Anti-Sm'], types: [] }],
    dataVersion: fakeVersion,
  }),
  'statistics.additionalKeys': () => ({ keys: ['cohort'], dataVersion: fakeVersion }),
};
