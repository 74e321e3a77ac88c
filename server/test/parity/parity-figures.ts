import type { Answer } from '../call-api.js';
import type { ParityCase } from './both-apis.js';

/** Converts the names of counts from REST to GraphQL. */
export const countsOf = (rows: Answer): unknown =>
  rows.map(({ _id, count }: Answer) => ({ value: _id, count }));

const axis = 'value count';

/** The data of plots, for all entries and for some. */
export const figureCases: ParityCase[] = [
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
    query: `{ statistics(search: "enzyme") { distribution(of: isotypeSubclasses) { values { ${axis} }
      distinct filled } } }`,
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
      diseases { ${axis} } autoantibodies { ${axis} } cells { disease autoantibody count role } } } }`,
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
    query: `{ associationGraph(limit: 40, filter: { disease: { contains: "sclerosis" } }, search: "anti",
      field: autoantibody) {
      nodes { id kind label count x y } edges { source target count } totalNodes totalEdges } }`,
    fromRest: (body) => body.data,
    fromGraphql: (data) => data.associationGraph,
  },
];
