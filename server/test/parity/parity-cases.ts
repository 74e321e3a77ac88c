import { type Answer, type ParityCase, renamed } from './both-doors.js';

const entriesOf = (body: Answer): unknown => body.data.map(renamed);
const countsOf = (rows: Answer): unknown => rows.map(({ _id, count }: Answer) => ({ value: _id, count }));

/** Lists, whose page, filters, search and order must mean the same at both doors. */
const lists: ParityCase[] = [
  ['the first page', '', ''],
  ['a later page, sorted by a field that is often blank', 'page=3&limit=7&sortBy=sensitivity&sortOrder=desc', 'page: 3, limit: 7, sortBy: sensitivity, sortOrder: desc'],
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
    query: `{ advancedSearch(term: "jo-1", limit: 7) { count hits { score entry { ...all } }
      stats { totalMatches uniqueDiseasesCount uniqueAntibodiesCount uniqueAntigensCount } } }`,
    fromRest: (body) => ({
      count: body.count,
      stats: body.stats,
      hits: body.data.map(({ relevanceScore, ...entry }: Answer) => ({
        score: relevanceScore,
        entry: renamed(entry),
      })),
    }),
    fromGraphql: (data) => data.advancedSearch,
  },
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
  ['?search=a%00b', String.raw`{ entries(search: "a\u0000b") { items { id } } }`],
];
