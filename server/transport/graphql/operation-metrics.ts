import type { ApolloServerPlugin } from '@apollo/server';
import { Histogram, type Registry } from 'prom-client';

import type { GraphqlContext } from './graphql-context.js';

/** Upper bounds of the counted durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures GraphQL operations by kind and outcome. Kind `none`: the document had no operation to run. */
export function operationMetrics(registry: Registry): ApolloServerPlugin<GraphqlContext> {
  const durations = new Histogram({
    name: 'atlas_graphql_operation_duration_seconds',
    help: 'Time of GraphQL operations, by kind (query, mutation, none) and whether the answer has errors.',
    labelNames: ['kind', 'errors'],
    buckets,
    registers: [registry],
  });
  return {
    requestDidStart: () => {
      const start = performance.now();
      return Promise.resolve({
        willSendResponse({ operation, errors }) {
          const kind = operation?.operation ?? 'none';
          durations.observe({ kind, errors: errors ? 'yes' : 'no' }, (performance.now() - start) / 1000);
          return Promise.resolve();
        },
      });
    },
  };
}
