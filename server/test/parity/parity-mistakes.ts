/** The same invalid request to both APIs: both return the same code and message. */
export const mistakes: readonly (readonly [path: string, query: string])[] = [
  ['?page=0', '{ entries(page: 0) { items { id } } }'],
  ['/search/entries?q=a&limit=1001', '{ searchEntries(term: "a", limit: 1001) { count } }'],
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
