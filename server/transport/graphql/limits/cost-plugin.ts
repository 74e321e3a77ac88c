import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import type { GraphqlContext } from '../graphql-context.js';
import type { Count } from './list-argument.js';
import { costOf } from './query-cost.js';
import { queryTooComplex } from './query-too-complex.js';

// Documents are cached, so the work of reading one is done once and forgotten with it.
const counts = new WeakMap<OperationDefinitionNode, Count>();

function countFor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Count {
  const known = counts.get(operation);
  if (known) return known;
  const count = costOf(schema, document, operation);
  counts.set(operation, count);
  return count;
}

const listener: GraphQLRequestListener<GraphqlContext> = {
  didResolveOperation({ schema, document, operation, request }) {
    if (!operation) return Promise.resolve();
    const cost = countFor(schema, document, operation)(request.variables ?? {});
    if (cost <= limits.graphql.cost) return Promise.resolve();
    return Promise.reject(queryTooComplex(messages.graphqlCost(cost, limits.graphql.cost)));
  },
};

/** Refuses an operation that could return too many objects, before it runs. */
export const costPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () => Promise.resolve(listener),
};
