import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { valueCountJson } from '../entry-json.js';
import { count, listOf, ref } from '../openapi/schemas.js';
import { readRoute } from '../rest-route.js';

const tag = 'Statistics';

export const statisticsRoutes = [
  readRoute({
    method: 'GET',
    path: restPaths.statistics,
    operationId: 'statisticsOverview',
    tag,
    summary:
      'How many entries, diseases, autoantibodies and autoantigens there are, and the most frequent ones',
    parameters: [],
    properties: { data: ref('Statistics') },
    refusals: [],
    call: ({ statistics }, ctx) => statistics.overview(ctx),
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
    method: 'GET',
    path: restPaths.diseaseSummaries,
    operationId: 'diseaseSummaries',
    tag,
    summary: 'Every disease with its number of entries, its autoantibodies and their types',
    parameters: [],
    properties: { data: listOf(ref('DiseaseSummary')), count },
    refusals: [],
    call: ({ statistics }, ctx) => statistics.diseaseSummaries(ctx),
    answer: ({ summaries }) => ({
      data: summaries.map(({ disease, ...summary }) => ({ _id: disease, ...summary })),
      count: summaries.length,
    }),
  }),
];
