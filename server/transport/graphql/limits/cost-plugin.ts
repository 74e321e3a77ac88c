import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import type { GraphqlContext } from '../graphql-context.js';
import { queryTooComplex } from './document-limits.rule.js';
import { costOf } from './query-cost.js';

const listener: GraphQLRequestListener<GraphqlContext> = {
  didResolveOperation({ schema, document, operation, request }) {
    if (!operation) return Promise.resolve();
    const cost = costOf(schema, document, operation, request.variables ?? {});
    if (cost <= limits.graphql.cost) return Promise.resolve();
    return Promise.reject(queryTooComplex(messages.graphqlCost(cost, limits.graphql.cost)));
  },
};

/** Refuses an operation that could return too many objects, before it runs. */
export const costPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () => Promise.resolve(listener),
};
