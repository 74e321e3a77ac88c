import { limits } from '../../../../schema/contract/limits.js';
import { restPaths } from '../../../../schema/contract/rest-paths.js';
import { associationGraphNoun } from '../../../nouns/statistics.js';
import { boundedNumber, criteriaParameters } from '../openapi/parameters.js';
import { entryQueryInput, single } from '../rest-query.js';
import { readRoute } from '../rest-route.js';

const { nodes, edges } = limits.associations;

/** The association graph of diseases, autoantibodies and autoantigens over the entries of a filtered list. */
export const associationsRoutes = [
  readRoute({
    tag: 'Statistics',
    action: 'statistics.read',
    path: restPaths.associations,
    operationId: 'associationGraph',
    summary: 'Graph of associations between diseases, autoantibodies and autoantigens',
    description:
      'The autoantibodies with the most entries, each with its diseases and autoantigens, and the edges among ' +
      `them, strongest first, at most ${edges.toLocaleString('en')}. Edges lead from diseases to autoantibodies and ` +
      'from autoantibodies to autoantigens. The `id` of a node consists of its `kind` and its `label`. `totalNodes` ' +
      'and `totalEdges` count all nodes and edges.',
    parameters: [
      boundedNumber(
        'limit',
        'Maximum number of nodes. Nodes around the most frequent autoantibodies come first.',
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
