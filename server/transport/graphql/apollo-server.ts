import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { Histogram, type Registry } from 'prom-client';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { FairLimit } from '../../fair-limit.js';
import type { FaultLog } from '../log-fault.js';
import { cachingPlugin } from './data-only.js';
import { createDocumentStore } from './document-store.js';
import { errorPlugin, formatError } from './errors/error-plugin.js';
import type { GraphqlContext } from './graphql-context.js';
import { documentLimitsRule, queryTooComplex } from './limits/document-limits.rule.js';
import { refuseLongVariables } from './limits/long-variables.js';
import { costOf } from './limits/query-cost.js';

/** Logs Apollo's warnings and errors as errors. Drops its other messages. */
function apolloLogger(log: FaultLog): ApolloServerOptions<GraphqlContext>['logger'] {
  const fault = (message: unknown): void => log.error({ from: 'Apollo Server' }, String(message));
  const nothing = (): void => undefined;
  return { debug: nothing, info: nothing, warn: fault, error: fault };
}

/** Creates an Apollo server that only runs operations: no usage reporting, no landing page. */
export function createApolloServer(
  schema: GraphQLSchema,
  log: FaultLog,
  registry: Registry,
): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema,
    logger: apolloLogger(log),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    documentStore: createDocumentStore(),
    parseOptions: { maxLexicalTokens: limits.graphql.tokens },
    validationRules: [documentLimitsRule],
    validationOptions: { maxErrors: limits.graphql.validationErrors },
    stringifyResult: (result) => JSON.stringify(result),
    formatError,
    plugins: [
      errorPlugin(log),
      costPlugin(),
      operationMetrics(registry),
      cachingPlugin,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}

/** Cost of the largest document that is not limited, and how many larger ones run and wait at the same time. */
const cheapCost = 1000;
const largeAtOnce = 4;
const largeWaiting = 100;

/**
 * Refuses an operation that could return too many objects, or whose long variables do not fit, before it runs. One that
 * could return many may have to wait: what it has read stays in memory until its last list is read, so that hundreds
 * together would exhaust the memory of the process.
 */
function costPlugin(): ApolloServerPlugin<GraphqlContext> {
  const large = new FairLimit(largeAtOnce, largeWaiting);
  return {
    requestDidStart: () => {
      let end = (): void => undefined;
      return Promise.resolve({
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) return;
          const { variables = {} } = request;
          if (contextValue.isLong) refuseLongVariables(schema, operation, variables);
          const { data, introspection } = costOf(schema, document, operation, variables);
          refuseAbove(limits.graphql.cost, data);
          refuseAbove(limits.graphql.introspectionCost, introspection);
          if (data > cheapCost) end = await large.take();
        },
        willSendResponse() {
          end();
          return Promise.resolve();
        },
      });
    },
  };
}

function refuseAbove(max: number, cost: number): void {
  if (cost > max) throw queryTooComplex(messages.graphqlCost(cost, max));
}

/** Upper bounds of the counted durations, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures GraphQL operations by kind and outcome. Kind `none`: the document had no operation to run. */
function operationMetrics(registry: Registry): ApolloServerPlugin<GraphqlContext> {
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
