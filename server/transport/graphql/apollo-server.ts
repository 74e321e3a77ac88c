import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';

import { limits } from '../../../schema/contract/limits.js';
import { createDocumentStore } from './document-store.js';
import { errorPlugin, formatError, type GraphqlLog } from './errors/error-plugin.js';
import type { GraphqlContext } from './graphql-context.js';
import { costPlugin } from './limits/cost-plugin.js';
import { documentLimitsRule } from './limits/document-limits.rule.js';

/** What Apollo itself has to say is either a fault or of no interest. */
function apolloLogger(log: GraphqlLog): ApolloServerOptions<GraphqlContext>['logger'] {
  const fault = (message: unknown): void => log.error({ from: 'Apollo Server' }, String(message));
  const nothing = (): void => undefined;
  return { debug: nothing, info: nothing, warn: fault, error: fault };
}

/** Apollo, cut down to what runs operations: nothing is reported anywhere, and no page is served. */
export function createApolloServer(schema: GraphQLSchema, log: GraphqlLog): ApolloServer<GraphqlContext> {
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
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
}
