import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { distributionFields, growthSteps } from '../../../../schema/contract/statistics.js';
import {
  distributionNoun,
  fieldCompletenessNoun,
  growthNoun,
  growthPeriodNoun,
  heatMapNoun,
} from '../../../nouns/statistics.js';
import { count, listOf } from '../openapi/json-schemas.js';
import { boundedNumber, criteriaParameters, limitOf, pathPart, query } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { entryQueryInput, single } from '../rest-query.js';
import { readRoute } from '../rest-route.js';
import { valueCountJson } from './statistics.routes.js';

const { plots } = limits;
const shared = { tag: 'Statistics', action: 'statistics.read', refusals: [400] } as const;

/** What plots are drawn from, over the entries that a list with the same filters and search shows. */
export const plotsRoutes = [
  readRoute({
    ...shared,
    path: restPaths.distribution,
    operationId: 'valueDistribution',
    summary: 'The values of a field that most entries hold',
    description:
      'Of a field that holds lists (`uniprotId`, `isotypeSubclasses`, `screening`, `confirmation`) each part counts once an entry: one with `IgG1; IgG4` counts for both.',
    parameters: [
      pathPart(
        'field',
        'The field whose values are counted.',
        { type: 'string', enum: distributionFields },
        'type',
      ),
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
    ...shared,
    path: restPaths.completeness,
    operationId: 'fieldCompleteness',
    summary: 'How many entries hold something in each field',
    parameters: criteriaParameters,
    properties: {
      data: listOf(fieldCompletenessNoun.schema),
      total: count,
    },
    call: ({ plots: figures }, ctx, { query: sent }) => figures.completeness(ctx, entryQueryInput(sent)),
    answer: ({ fields, total }) => ({ data: fields, total }),
  }),
  readRoute({
    ...shared,
    path: restPaths.growth,
    operationId: 'growth',
    summary: 'When the living entries were made, by the day or the month, and how many there were by then',
    description: 'Without gaps, the newest last. What was deleted counts nowhere.',
    parameters: [
      query('by', 'Days or months, in UTC; days where absent and everything was made within two months.', {
        type: 'string',
        enum: growthSteps,
      }),
      limitOf(plots.periods),
      ...criteriaParameters,
    ],
    properties: { data: listOf(growthPeriodNoun.schema), ...growthNoun.properties },
    call: ({ plots: figures }, ctx, { query: sent }) =>
      figures.growth(ctx, {
        ...entryQueryInput(sent),
        by: single(sent, 'by'),
        limit: single(sent, 'limit'),
      }),
    answer: ({ periods, by }) => ({ data: periods, by }),
  }),
  readRoute({
    ...shared,
    path: restPaths.heatMap,
    operationId: 'heatMap',
    summary: 'The autoantibodies with most entries against the diseases with most entries of those',
    description:
      'Diseases and autoantibodies count all of their entries; a cell names their places in the two lists, from 0, and is there only where entries link them.',
    parameters: [
      boundedNumber('diseases', 'Most diseases.', plots.heatMap),
      boundedNumber('autoantibodies', 'Most autoantibodies.', plots.heatMap),
      ...criteriaParameters,
    ],
    properties: { data: heatMapNoun.schema },
    call: ({ plots: figures }, ctx, { query: sent }) =>
      figures.heatMap(ctx, {
        ...entryQueryInput(sent),
        diseases: single(sent, 'diseases'),
        autoantibodies: single(sent, 'autoantibodies'),
      }),
    answer: ({ diseases, autoantibodies, cells }) => ({
      data: {
        diseases: diseases.map(valueCountJson),
        autoantibodies: autoantibodies.map(valueCountJson),
        cells,
      },
    }),
  }),
];
