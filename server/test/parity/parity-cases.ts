import { type Answer, type ParityCase, renamed } from './both-doors.js';

const entriesOf = (body: Answer): unknown => body.data.map(renamed);
const countsOf = (rows: Answer): unknown => rows.map(({ _id, count }: Answer) => ({ value: _id, count }));

/** Lists, whose page, filters, search and order must mean the same at both doors. */
const lists: ParityCase[] = [
  ['the first page', '', ''],
  ['a later page, sorted by a field that is often blank', 'page=3&limit=7&sortBy=sensitivity&sortOrder=desc', 'page: 3, limit: 7, sortBy: sensitivity, sortOrder: desc'],
  ['the best matches of a search', 'search=lupus%20anti-sm&sortBy=relevance&limit=20', 'search: "lupus anti-sm", sortBy: relevance, limit: 20'],
  ['a filter with a star', 'autoantibody=anti-r*', 'filter: { autoantibody: { startsWith: "anti-r" } }'],
  ['one of several values', 'type=Enzyme&type=cytokine', 'filter: { type: { in: ["Enzyme", "cytokine"] } }'],
  ['two filters', 'disease=Rheumatoid%20arthritis&isotypeSubclasses=IgG', 'filter: { disease: { eq: "Rheumatoid arthritis" }, isotypeSubclasses: { eq: "IgG" } }'],
  ['a search everywhere', 'search=beta2%20glycoprotein', 'search: "β2 glycoprotein"'],
  ['a search in one field', 'search=ssa&field=synonym', 'search: "SSA", field: synonym'],
  ['a page past the end', 'page=1000', 'page: 1000'],
].map(([name = '', query = '', args = '']) => ({
  name,
  path: `/api/disease?${query}`,
  query: `{ entries${args === '' ? '' : `(${args})`} { items { ...all } pagination { page limit total pages } } }`,
  fromRest: (body) => ({ items: entriesOf(body), pagination: body.pagination }),
  fromGraphql: (data) => data.entries,
})); // prettier-ignore

/** Searches that answer one flat list. */
const flatLists: ParityCase[] = [
  ['search/entries?q=ro60&field=autoantibody&limit=5', 'searchEntries(term: "ro60", field: autoantibody, limit: 5)'],
  ['disease/lupus?limit=12', 'entriesByDisease(name: "lupus", limit: 12)'],
  ['uniprot/p10155', 'entriesByUniprotId(uniprotId: "p10155")'],
  ['search/disease-autoantibody?disease=lupus&autoantibody=dsdna', 'entriesByDiseaseAndAutoantibody(disease: "lupus", autoantibody: "dsdna")'],
  ['search/autoantibody-synonym?searchTerm=anca', 'entriesByAutoantibodyOrSynonym(term: "anca")'],
  ['search/diagnostic-method?method=blot&limit=30', 'entriesByDiagnosticMethod(method: "blot", limit: 30)'],
].map(([path = '', field = '']) => ({
  name: field,
  path: `/api/disease/${path}`,
  query: `{ answer: ${field} { items { ...all } count } }`,
  fromRest: (body) => ({ items: entriesOf(body), count: body.count }),
  fromGraphql: (data) => data.answer,
})); // prettier-ignore

const axis = 'value count';

/** What plots are drawn from, of all entries and of some. */
const plotCases: ParityCase[] = [
  {
    name: 'the values of a field, of some entries',
    path: '/api/disease/statistics/distribution/autoantibody?disease=systemic%20sclerosis&limit=5',
    query: `{ statistics(filter: { disease: { eq: "Systemic sclerosis" } }) { distribution(of: autoantibody, limit: 5) {
      values { ${axis} } distinct filled } } }`,
    fromRest: ({ data, distinct, filled }) => ({ values: countsOf(data), distinct, filled }),
    fromGraphql: (data) => data.statistics.distribution,
  },
  {
    name: 'the parts of a field that holds lists, of what a search finds',
    path: '/api/disease/statistics/distribution/isotypeSubclasses?search=enzyme',
    query: `{ statistics(search: "enzyme") { distribution(of: isotypeSubclasses) { values { ${axis} } distinct filled } } }`,
    fromRest: ({ data, distinct, filled }) => ({ values: countsOf(data), distinct, filled }),
    fromGraphql: (data) => data.statistics.distribution,
  },
  {
    name: 'how complete entries are that list a part and lack a field',
    path: '/api/disease/statistics/completeness?isotypeSubclasses.lists=igg4&sensitivity.isEmpty=true',
    query: `{ statistics(filter: { isotypeSubclasses: { lists: "IgG4" }, sensitivity: { isEmpty: true } }) {
      completeness { field filled total } } }`,
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.statistics.completeness,
  },
  {
    name: 'growth by the month',
    path: '/api/disease/statistics/growth?by=month&limit=3',
    query: '{ statistics { growth(by: month, limit: 3) { by periods { period created total } } } }',
    fromRest: ({ by, data }) => ({ by, periods: data }),
    fromGraphql: (data) => data.statistics.growth,
  },
  {
    name: 'the heat map',
    path: '/api/disease/statistics/heatmap?diseases=7&autoantibodies=9&search=anti&field=autoantibody',
    query: `{ statistics(search: "anti", field: autoantibody) { heatMap(diseases: 7, autoantibodies: 9) {
      diseases { ${axis} } autoantibodies { ${axis} } cells { disease autoantibody count } } } }`,
    fromRest: ({ data }) => ({
      diseases: countsOf(data.diseases),
      autoantibodies: countsOf(data.autoantibodies),
      cells: data.cells,
    }),
    fromGraphql: (data) => data.statistics.heatMap,
  },
  {
    name: 'the association graph',
    path: '/api/disease/statistics/associations?limit=40&disease=*sclerosis&search=anti&field=autoantibody',
    query: `{ associationGraph(limit: 40, filter: { disease: { contains: "sclerosis" } }, search: "anti", field: autoantibody) {
      nodes { id kind label count } edges { source target count } totalNodes totalEdges } }`,
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.associationGraph,
  },
];

const others: ParityCase[] = [
  {
    name: 'an entry with its related ones',
    path: '/api/disease/AIA0000100',
    query: '{ entry(accession: "AIA0000100") { ...all relatedEntries { ...all } } }',
    fromRest: (body) => ({ ...Object(renamed(body.data)), relatedEntries: body.relatedEntries.map(renamed) }),
    fromGraphql: (data) => data.entry,
  },
  {
    name: 'the ranked search',
    path: '/api/disease/search/advanced?q=jo-1&includeStats=true&limit=7',
    query: `{ advancedSearch(term: "jo-1", limit: 7) { count didYouMean
      hits { score tier field synonym highlights { field fragment ranges { start end } } entry { ...all } }
      stats { totalMatches uniqueDiseasesCount uniqueAntibodiesCount uniqueAntigensCount } } }`,
    fromRest: (body) => ({
      count: body.count,
      didYouMean: body.didYouMean,
      stats: body.stats,
      hits: body.data.map(
        ({ relevanceScore, matchTier, matchField, matchSynonym, highlights, ...entry }: Answer) => ({
          ...{ score: relevanceScore, tier: matchTier, field: matchField, synonym: matchSynonym, highlights },
          entry: renamed(entry),
        }),
      ),
    }),
    fromGraphql: (data) => data.advancedSearch,
  },
  ...['lup', 'ss a', 'AIA0000100', 'anti', ' ', 'hepatitus'].map((term): ParityCase => ({
    name: `suggestions for ${JSON.stringify(term)}`,
    path: `/api/disease/search/suggestions?q=${encodeURIComponent(term)}&limit=3`,
    query: `{ suggestions(term: "${term}", limit: 3) { count didYouMean entry { ...all }
        groups { field suggestions { value count synonym ranges { start end } } } } }`,
    fromRest: ({ data, count, didYouMean, entry }) => ({
      ...{ groups: data, count, didYouMean },
      entry: entry && renamed(entry),
    }),
    fromGraphql: (data) => data.suggestions,
  })),
  {
    name: 'likely duplicates',
    path: '/api/disease/search/duplicates?disease=celiac%20disease&autoantibody=anti-tissue%20transglutaminase&autoantigen=Protein-glutamine%20gamma-glutamyltransferase%202',
    query:
      '{ likelyDuplicates(disease: "CELIAC disease", autoantibody: "Anti-tissue transglutaminase", autoantigen: "protein-glutamine gamma-glutamyltransferase 2") { ...all } }',
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
      '{ uniqueValues(field: autoantigen, filter: { disease: { eq: "systemic sclerosis" } }) { values { value } } }',
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.uniqueValues.values.map(({ value }: Answer) => value),
  },
  {
    name: 'statistics',
    path: '/api/disease/statistics/overview',
    query: `{ statistics { overview { totalEntries uniqueDiseasesCount uniqueAntibodiesCount uniqueAntigensCount
      uniqueUniprotIdsCount } diseaseBreakdown { value count } topAntibodies { value count } topAntigens { value count } } }`,
    fromRest: ({ data }) => ({
      overview: data.overview,
      diseaseBreakdown: countsOf(data.diseaseBreakdown),
      topAntibodies: countsOf(data.topAntibodies),
      topAntigens: countsOf(data.topAntigens),
    }),
    fromGraphql: (data) => data.statistics,
  },
  ...plotCases,
  {
    name: 'the summary of diseases',
    path: '/api/disease/summary/diseases',
    query: '{ diseaseSummaries { disease count autoantibodies types } }',
    fromRest: (body) => body.data.map(({ _id, ...summary }: Answer) => ({ disease: _id, ...summary })),
    fromGraphql: (data) => data.diseaseSummaries,
  },
  {
    name: 'additional keys',
    path: '/api/disease/additional/keys',
    query: '{ additionalKeys }',
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.additionalKeys,
  },
];

export const parityCases: readonly ParityCase[] = [...lists, ...flatLists, ...others];

/** The same mistake at both doors: one code, one sentence. */
export const mistakes: readonly (readonly [path: string, query: string])[] = [
  ['?page=0', '{ entries(page: 0) { items { id } } }'],
  ['?limit=1001', '{ entries(limit: 1001) { items { id } } }'],
  ['/search/entries?q=%20', '{ searchEntries(term: " ") { count } }'],
  ['/search/advanced?q=a', '{ advancedSearch(term: "a") { count } }'],
  ['/search/suggestions?q=a&limit=21', '{ suggestions(term: "a", limit: 21) { count } }'],
  ['/search/suggestions?q=a%00b', String.raw`{ suggestions(term: "a\u0000b") { count } }`],
  [`/search/suggestions?q=${'x'.repeat(501)}`, `{ suggestions(term: "${'x'.repeat(501)}") { count } }`],
  ['/search/disease-autoantibody?disease=x', '{ entriesByDiseaseAndAutoantibody(disease: "x") { count } }'],
  ['/search/autoantibody-synonym', '{ entriesByAutoantibodyOrSynonym { count } }'],
  ['/search/diagnostic-method', '{ entriesByDiagnosticMethod { count } }'],
  ['/disease/%20', '{ entriesByDisease(name: " ") { count } }'],
  ['/uniprot/%20', '{ entriesByUniprotId { count } }'],
  [
    '/search/duplicates?disease=x&except=y',
    '{ likelyDuplicates(disease: "x", autoantibody: "", autoantigen: "", except: "y") { id } }',
  ],
  ['/not-an-id', '{ entry(id: "not-an-id") { id } }'],
  [
    '/statistics/distribution/type?limit=201',
    '{ statistics { distribution(of: type, limit: 201) { distinct } } }',
  ],
  ['/statistics/associations?limit=2001', '{ associationGraph(limit: 2001) { totalNodes } }'],
  ['/statistics/heatmap?diseases=31', '{ statistics { heatMap(diseases: 31) { cells { count } } } }'],
  [
    '/statistics/growth?createdAt=2026-13',
    '{ statistics(filter: { createdAt: { within: "2026-13" } }) { growth { by } } }',
  ],
  ['?createdAt=yesterday', '{ entries(filter: { createdAt: { within: "yesterday" } }) { items { id } } }'],
  ['?search=a%00b', String.raw`{ entries(search: "a\u0000b") { items { id } } }`],
];
