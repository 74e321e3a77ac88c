import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { overviewKinds, overviewNoun } from '../../../nouns/overview.js';
import { text, wordOf } from '../openapi/json-schemas.js';
import { boundedNumber, pathPart } from '../openapi/parameters.js';
import { single } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

export const overviewRoutes = [
  readRoute({
    action: 'entries.read',
    refusals: [404],
    path: restPaths.overview,
    operationId: 'overview',
    summary: 'Everything about one disease, autoantibody, autoantigen or pattern',
    description:
      'One row for each autoantibody of a disease, for each disease of an autoantibody, and for each pair of both of ' +
      'an autoantigen, a pattern or a class of autoantibodies; by role, then by sensitivity (highest first, unknown ' +
      'last), then fewest `alsoIn`, then by name. A number of a row is one that an entry states, never an average: a ' +
      'confirmed one before one that was only read, one with an interval before one without, then that of most ' +
      'people, then that of the oldest entry; the others are in `numbers`. A synonym leads to what it means (`via`). ' +
      'A name that only the vocabulary knows has no rows. For research and teaching; it is not medical advice.',
    parameters: [
      pathPart('kind', 'What it is about.', wordOf(overviewKinds), 'disease'),
      pathPart('name', 'Slug or name.', text, 'sjogren-s-syndrome'),
      boundedNumber('limit', 'Maximum number of rows.', limits.overview.rows),
    ],
    properties: { data: overviewNoun.schema },
    call: ({ overviews }, ctx, { params, query }) =>
      overviews.find(ctx, {
        kind: params['kind'] ?? '',
        name: params['name'] ?? '',
        limit: single(query, 'limit'),
      }),
    answer: (data) => ({ data }),
    total: ({ rowsTotal }) => rowsTotal,
  }),
];
