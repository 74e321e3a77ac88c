import { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { ValueCount } from '../../../nouns/statistics.js';
import { count, listOf } from '../openapi/json-schemas.js';
import { derivedFilters } from '../openapi/parameters.js';
import { ref } from '../openapi/schemas.js';
import { derivedConditions } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

const shared = { tag: 'Statistics', action: 'statistics.read' } as const;

export const statisticsRoutes = [
  readRoute({
    ...shared,
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
    ...shared,
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
];

/** A value and its number of entries, in the format of the REST statistics. */
export function valueCountJson({ value, count }: ValueCount): {
  readonly _id: string;
  readonly count: number;
} {
  return { _id: value, count };
}
