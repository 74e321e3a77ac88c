import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';

import { limits } from '../../../schema/contract/limits.js';
import { cachingPlugin } from './data-only.js';
import { createDocumentStore } from './document-store.js';
import { errorPlugin, formatError, type GraphqlLog } from './errors/error-plugin.js';
import type { GraphqlContext } from './graphql-context.js';
import { costPlugin } from './limits/cost-plugin.js';
import { documentLimitsRule } from './limits/document-limits.rule.js';
import { operationMetrics } from './operation-metrics.js';

/** Logs Apollo's warnings and errors as errors. Drops its other messages. */
function apolloLogger(log: GraphqlLog): ApolloServerOptions<GraphqlContext>['logger'] {
  const fault = (message: unknown): void => log.error({ from: 'Apollo Server' }, String(message));
  const nothing = (): void => undefined;
  return { debug: nothing, info: nothing, warn: fault, error: fault };
}

/** Creates an Apollo server that only runs operations: no usage reporting, no landing page. */
export function createApolloServer(
  schema: GraphQLSchema,
  log: GraphqlLog,
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
    parseOptions: { maxTokens: limits.graphql.tokens },
    validationRules: [documentLimitsRule],
    validationOptions: { maxErrors: limits.graphql.validationErrors },
    stringifyResult: (result) => JSON.stringify(result),
    formatError,
    plugins: [
      errorPlugin(log),
      costPlugin,
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
