import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import type { Answer } from '../call-api.js';
import { type ParityCase, renamed } from './both-apis.js';
import { countsOf, figureCases } from './parity-figures.js';
import { measureCases } from './parity-measures.js';
import { overviewCases } from './parity-overviews.js';
import { vocabularyCases } from './parity-vocabulary.js';

const entriesOf = (body: Answer): unknown => body.data.map(renamed);

/** Lists, whose page, filters, search and sort order must have the same meaning in both APIs. */
const lists: ParityCase[] = [
  ['the first page', '', ''],
  [
    'a later page, sorted by a field that is often blank',
    'page=3&limit=7&sortBy=sensitivity&sortOrder=desc',
    'page: 3, limit: 7, sortBy: sensitivity, sortOrder: desc',
  ],
  [
    'the best matches of a search',
    'search=lupus%20anti-sm&sortBy=relevance&limit=20',
    'search: "lupus anti-sm", sortBy: relevance, limit: 20',
  ],
  ['a filter with a star', 'autoantibody=anti-r*', 'filter: { autoantibody: { startsWith: "anti-r" } }'],
  ['one of several values', 'type=Enzyme&type=cytokine', 'filter: { type: { in: ["Enzyme", "cytokine"] } }'],
  [
    'two filters',
    'disease=Rheumatoid%20arthritis&isotypeSubclasses=IgG',
    'filter: { disease: { eq: "Rheumatoid arthritis" }, isotypeSubclasses: { eq: "IgG" } }',
  ],
  ['a search everywhere', 'search=beta2%20glycoprotein', 'search: "β2 glycoprotein"'],
  ['a search in one field', 'search=ssa&field=synonym', 'search: "SSA", field: synonym'],
  ['a class', 'autoantibodyClass=anca&limit=20', 'filter: { autoantibodyClass: "ANCA" }, limit: 20'],
  ['a pattern', 'icap=AC-20', 'filter: { icap: "ac-20" }'],
  ['an overview', 'overview=disease/sicca&limit=20', 'filter: { overview: "disease/sicca" }, limit: 20'],
  ['an unknown overview', 'overview=disease/nothing', 'filter: { overview: "disease/nothing" }'],
  ['an unknown class', 'autoantibodyClass=nothing', 'filter: { autoantibodyClass: "nothing" }'],
  [
    'the highest sensitivities',
    'sortBy=measuredSensitivity&sortOrder=desc&limit=30',
    'sortBy: measuredSensitivity, sortOrder: desc, limit: 30',
  ],
  [
    'a least specificity',
    'minSpecificity=0.95&sortBy=measuredSpecificity&limit=30',
    'filter: { minSpecificity: 0.95 }, sortBy: measuredSpecificity, limit: 30',
  ],
  ['a page past the end', 'page=1000', 'page: 1000'],
].map(([name = '', query = '', args = '']) => ({
  name,
  path: `/api/disease?${query}`,
  query: `{ entries${args === '' ? '' : `(${args})`} { items { ...all } pagination { page limit total pages } } }`,
  fromRest: (body) => ({ items: entriesOf(body), pagination: body.pagination }),
  fromGraphql: (data) => data.entries,
}));

const flatLists: ParityCase[] = [
  [
    'search/entries?q=ro60&field=autoantibody&limit=5',
    'searchEntries(term: "ro60", field: autoantibody, limit: 5)',
  ],
  ['disease/lupus?limit=12', 'entriesByDisease(name: "lupus", limit: 12)'],
  ['uniprot/p10155', 'entriesByUniprotId(uniprotId: "p10155")'],
  [
    'search/disease-autoantibody?disease=lupus&autoantibody=dsdna',
    'entriesByDiseaseAndAutoantibody(disease: "lupus", autoantibody: "dsdna")',
  ],
  ['search/autoantibody-synonym?searchTerm=anca', 'entriesByAutoantibodyOrSynonym(term: "anca")'],
  ['search/diagnostic-method?method=blot&limit=30', 'entriesByDiagnosticMethod(method: "blot", limit: 30)'],
].map(([path = '', field = '']) => ({
  name: field,
  path: `/api/disease/${path}`,
  query: `{ answer: ${field} { items { ...all } count total } }`,
  fromRest: (body) => ({ items: entriesOf(body), count: body.count, total: body.total }),
  fromGraphql: (data) => data.answer,
}));

const others: ParityCase[] = [
  {
    name: 'an entry with its related ones',
    path: '/api/disease/AIA0000100',
    query: '{ entry(accession: "AIA0000100") { ...all relatedEntries { ...all } } }',
    fromRest: (body) => ({ ...Object(renamed(body.data)), relatedEntries: body.relatedEntries.map(renamed) }),
    fromGraphql: (data) => data.entry,
  },
  {
    name: 'one version of an entry',
    path: '/api/disease/AIA0000100.v1',
    query: `{ entryVersion(accession: "AIA0000100", version: 1) { entryId accession version isLatest
      latest { accession version address } deleted additional createdAt updatedAt ${entryFieldNames.join(' ')} } }`,
    fromRest: ({ data: { _id, ...version } }) => ({ entryId: _id, ...version }),
    fromGraphql: (data) => data.entryVersion,
  },
  {
    name: 'the ranked search',
    path: '/api/disease/search/advanced?q=jo-1&includeStats=true&limit=7',
    query: `{ advancedSearch(term: "jo-1", limit: 7) { count didYouMean
      hits { score tier field synonym meaning { reason name } highlights { field fragment ranges { start end } }
        entry { ...all } }
      stats { totalMatches uniqueDiseasesCount uniqueAntibodiesCount uniqueAntigensCount } } }`,
    fromRest: (body) => ({
      count: body.count,
      didYouMean: body.didYouMean,
      stats: body.stats,
      hits: body.data.map(
        ({
          relevanceScore,
          matchTier,
          matchField,
          matchSynonym,
          matchMeaning,
          highlights,
          ...entry
        }: Answer) => ({
          ...{ score: relevanceScore, tier: matchTier, field: matchField, synonym: matchSynonym },
          ...{ meaning: matchMeaning, highlights },
          entry: renamed(entry),
        }),
      ),
    }),
    fromGraphql: (data) => data.advancedSearch,
  },
  ...['lup', 'ss a', 'aPL', 'AIA0000100', 'anti', ' ', 'hepatitus'].map((term): ParityCase => ({
    name: `suggestions for ${JSON.stringify(term)}`,
    path: `/api/disease/search/suggestions?q=${encodeURIComponent(term)}&limit=3`,
    query: `{ suggestions(term: "${term}", limit: 3) { count didYouMean entry { ...all }
        groups { field suggestions { value count synonym meaning { reason name } ranges { start end } } } } }`,
    fromRest: ({ data, count, didYouMean, entry }) => ({
      ...{ groups: data, count, didYouMean },
      entry: entry && renamed(entry),
    }),
    fromGraphql: (data) => data.suggestions,
  })),
  {
    name: 'likely duplicates',
    path:
      '/api/disease/search/duplicates?disease=celiac%20disease&autoantibody=anti-tissue%20transglutaminase' +
      '&autoantigen=Protein-glutamine%20gamma-glutamyltransferase%202',
    query:
      '{ likelyDuplicates(disease: "CELIAC disease", autoantibody: "Anti-tissue transglutaminase", ' +
      'autoantigen: "protein-glutamine gamma-glutamyltransferase 2") { ...all } }',
    fromRest: entriesOf,
    fromGraphql: (data) => data.likelyDuplicates,
  },
  {
    name: 'distinct values',
    path: '/api/disease/unique/epitope',
    query: '{ uniqueValues(field: epitope) { values { value } count truncated } }',
    fromRest: ({ data, count, truncated }) => ({ data, count, truncated }),
    fromGraphql: ({ uniqueValues: { values, count, truncated } }) => ({
      data: values.map(({ value }: Answer) => value),
      count,
      truncated,
    }),
  },
  {
    name: 'distinct values, narrowed',
    path: '/api/disease/unique-filtered/autoantigen?disease=Systemic%20sclerosis',
    query:
      '{ uniqueValues(field: autoantigen, filter: { disease: { eq: "systemic sclerosis" }, type: { eq: ' +
      '"ignored" } }) { values { value } } }',
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.uniqueValues.values.map(({ value }: Answer) => value),
  },
  {
    name: 'statistics',
    path: '/api/disease/statistics/overview',
    query: `{ statistics { overview { totalEntries uniqueDiseasesCount uniqueAntibodiesCount uniqueAntigensCount
      uniqueUniprotIdsCount } diseaseBreakdown { value count } topAntibodies { value count }
      topAntigens { value count } } }`,
    fromRest: ({ data }) => ({
      overview: data.overview,
      diseaseBreakdown: countsOf(data.diseaseBreakdown),
      topAntibodies: countsOf(data.topAntibodies),
      topAntigens: countsOf(data.topAntigens),
    }),
    fromGraphql: (data) => data.statistics,
  },
  ...figureCases,
  {
    name: 'the summary of diseases',
    path: '/api/disease/summary/diseases',
    query: '{ diseaseSummaries { disease count autoantibodies types } }',
    fromRest: (body) => body.data.map(({ _id, ...summary }: Answer) => ({ disease: _id, ...summary })),
    fromGraphql: (data) => data.diseaseSummaries,
  },
  {
    name: 'the figures of a test, with intervals',
    path:
      '/api/diagnostics/calculate?sensitivity=0.9&specificity=0.95&prevalence=0.1&sensitivityPositives=45' +
      '&sensitivityTotal=50&specificityNegatives=95&specificityTotal=100',
    query: `{ diagnosticFigures(sensitivity: 0.9, specificity: 0.95, prevalence: 0.1, sensitivityPositives: 45,
      sensitivityTotal: 50, specificityNegatives: 95, specificityTotal: 100) { ppv npv lrPositive lrPositiveInfinite
      lrNegative lrNegativeInfinite postTestPositive postTestNegative worseThanChance
      of1000 { truePositive falsePositive falseNegative trueNegative } intervals {
      ${['sensitivity', 'specificity', 'ppv', 'npv', 'lrPositive', 'lrNegative']
        .map((figure) => `${figure} { low high method }`)
        .join(' ')} } } }`,
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.diagnosticFigures,
  },
  {
    name: 'additional keys',
    path: '/api/disease/additional/keys',
    query: '{ additionalKeys }',
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.additionalKeys,
  },
];

export const parityCases: readonly ParityCase[] = [
  ...lists,
  ...flatLists,
  ...others,
  ...measureCases,
  ...overviewCases,
  ...vocabularyCases,
];
