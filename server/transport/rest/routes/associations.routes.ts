import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { associationGraphNoun } from '../../../nouns/statistics.js';
import { boundedNumber, criteriaParameters } from '../openapi/parameters.js';
import { entryQueryInput, single } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

const { nodes, edges } = limits.associations;

/** How diseases, autoantibodies and autoantigens hang together, in the entries that such a list shows. */
export const associationsRoutes = [
  readRoute({
    tag: 'Statistics',
    action: 'statistics.read',
    refusals: [400],
    path: restPaths.associations,
    operationId: 'associationGraph',
    summary: 'How diseases, autoantibodies and autoantigens hang together',
    description: `The autoantibodies with most entries, each with its diseases and autoantigens, and the edges among them, the strongest first, at most ${edges.toLocaleString('en')}: from diseases to autoantibodies, and from those to autoantigens. A node's \`id\` is its \`kind\` and its \`label\`; \`totalNodes\` and \`totalEdges\` tell how many there are in all.`,
    parameters: [
      boundedNumber(
        'limit',
        'Most nodes. Those around the autoantibodies with most entries are told.',
        nodes,
      ),
      ...criteriaParameters,
    ],
    properties: { data: associationGraphNoun.schema },
    call: ({ associations }, ctx, { query: sent }) =>
      associations.graph(ctx, { ...entryQueryInput(sent), limit: single(sent, 'limit') }),
    answer: ({ nodes: shown, edges: strongest, totalNodes, totalEdges }) => ({
      data: { nodes: shown, edges: strongest, totalNodes, totalEdges },
    }),
  }),
];
