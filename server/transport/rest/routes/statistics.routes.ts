import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { distributionFields } from '../../../../schema/contract/statistics.js';
import { heatMapNoun } from '../../../nouns/heat-map.js';
import {
  associationArgs,
  associationGraphNoun,
  distributionNoun,
  fieldCompletenessNoun,
  growthArgs,
  growthNoun,
  growthPeriodNoun,
  type ValueCount,
} from '../../../nouns/statistics.js';
import { count, listOf, wordOf } from '../openapi/json-schemas.js';
import {
  boundedNumber,
  criteriaParameters,
  derivedFilters,
  limitOf,
  parametersOf,
  pathPart,
} from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { derivedConditions, entryQueryInput, single, singles, singlesOf } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

const { plots } = limits;
const { edges } = limits.associations;

export const statisticsRoutes = [
  readRoute({
    action: 'statistics.read',
    path: restPaths.statistics,
    operationId: 'statisticsOverview',
    summary: 'Number of entries, diseases, autoantibodies and autoantigens, and the most frequent ones',
    parameters: derivedFilters,
    properties: { data: ref('Statistics') },
    call: ({ statistics }, ctx, { query }) =>
      statistics.overview(ctx, { conditions: derivedConditions(query) }),
    answer: ({ overview, diseaseBreakdown, topAntibodies, topAntigens }) => ({
      data: {
        overview,
        diseaseBreakdown: diseaseBreakdown.map(valueCountJson),
        topAntibodies: topAntibodies.map(valueCountJson),
        topAntigens: topAntigens.map(valueCountJson),
      },
    }),
  }),
  readRoute({
    action: 'statistics.read',
    path: restPaths.diseaseSummaries,
    operationId: 'diseaseSummaries',
    summary: 'Every disease with its number of entries, its autoantibodies and their types',
    properties: { data: listOf(ref('DiseaseSummary')), count },
    call: ({ statistics }, ctx) => statistics.diseaseSummaries(ctx),
    answer: ({ summaries }) => ({
      data: summaries.map(({ disease, ...summary }) => ({ _id: disease, ...summary })),
      count: summaries.length,
    }),
  }),
  readRoute({
    action: 'statistics.read',
    path: restPaths.distribution,
    operationId: 'valueDistribution',
    summary: 'The most frequent values of a field',
    description:
      'In a field with lists (`uniprotId`, `isotypeSubclasses`, `screening`, `confirmation`) each part counts once ' +
      'per entry: an entry with `IgG1; IgG4` counts for both.',
    parameters: [
      pathPart('field', 'The field whose values are counted.', wordOf(distributionFields), 'type'),
      limitOf(plots.values),
      ...criteriaParameters,
    ],
    properties: { data: listOf(ref('ValueCount')), ...distributionNoun.properties },
    call: ({ plots: figures }, ctx, { params, query: sent }) =>
      figures.distribution(ctx, {
        ...entryQueryInput(sent),
        of: params['field'] ?? '',
        limit: single(sent, 'limit'),
      }),
    answer: ({ values, distinct, filled }) => ({ data: values.map(valueCountJson), distinct, filled }),
  }),
  readRoute({
    action: 'statistics.read',
    path: restPaths.completeness,
    operationId: 'fieldCompleteness',
    summary: 'Number of entries with a value, for each field',
    parameters: criteriaParameters,
    properties: {
      data: listOf(fieldCompletenessNoun.schema),
      total: count,
    },
    call: ({ plots: figures }, ctx, { query: sent }) => figures.completeness(ctx, entryQueryInput(sent)),
    answer: ({ fields, total }) => ({ data: fields, total }),
  }),
  readRoute({
    action: 'statistics.read',
    path: restPaths.growth,
    operationId: 'growth',
    summary: 'Number of entries created by day or month, with running totals',
    description: 'Consecutive periods, newest last. Deleted entries are not counted.',
    parameters: [...parametersOf(growthArgs.fields), ...criteriaParameters],
    properties: { data: listOf(growthPeriodNoun.schema), ...growthNoun.properties },
    call: ({ plots: figures }, ctx, { query: sent }) =>
      figures.growth(ctx, {
        ...entryQueryInput(sent),
        ...singlesOf(sent, growthArgs),
      }),
    answer: ({ periods, by }) => ({ data: periods, by }),
  }),
  readRoute({
    action: 'statistics.read',
    path: restPaths.heatMap,
    operationId: 'heatMap',
    summary: 'Matrix of the most frequent autoantibodies and of the diseases with the most entries for them',
    description:
      'Diseases and autoantibodies count all of their entries. A cell contains their indexes in the two lists, ' +
      'starting at 0. Only cells with entries are returned.',
    parameters: [
      boundedNumber('diseases', 'Most diseases.', plots.heatMap),
      boundedNumber('autoantibodies', 'Most autoantibodies.', plots.heatMap),
      ...criteriaParameters,
    ],
    properties: { data: heatMapNoun.schema },
    call: ({ plots: figures }, ctx, { query: sent }) =>
      figures.heatMap(ctx, {
        ...entryQueryInput(sent),
        ...singles(sent, 'diseases', 'autoantibodies'),
      }),
    answer: ({ diseases, autoantibodies, cells }) => ({
      data: {
        diseases: diseases.map(valueCountJson),
        autoantibodies: autoantibodies.map(valueCountJson),
        cells,
      },
    }),
  }),
  readRoute({
    action: 'statistics.read',
    path: restPaths.associations,
    operationId: 'associationGraph',
    summary: 'Graph of associations between diseases, autoantibodies and autoantigens',
    description:
      'The autoantibodies with the most entries, each with its diseases and autoantigens, and the edges among ' +
      `them, strongest first, at most ${edges.toLocaleString('en')}. Edges lead from diseases to autoantibodies and ` +
      'from autoantibodies to autoantigens. The `id` of a node consists of its `kind` and its `label`. `totalNodes` ' +
      'and `totalEdges` count all nodes and edges.',
    parameters: [...parametersOf({ limit: associationArgs.fields.limit }), ...criteriaParameters],
    properties: { data: associationGraphNoun.schema },
    call: ({ associations }, ctx, { query: sent }) =>
      associations.graph(ctx, { ...entryQueryInput(sent), limit: single(sent, 'limit') }),
    answer: ({ nodes: shown, edges: strongest, totalNodes, totalEdges }) => ({
      data: { nodes: shown, edges: strongest, totalNodes, totalEdges },
    }),
  }),
];

function valueCountJson({ value, count }: ValueCount) {
  return { _id: value, count };
}
