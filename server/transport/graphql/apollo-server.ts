import { ApolloServer } from '@apollo/server';
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

/** Apollo, cut down to what runs operations: nothing is reported anywhere, and no page is served. */
export function createApolloServer(schema: GraphQLSchema, log: GraphqlLog): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    documentStore: createDocumentStore(),
    parseOptions: { maxTokens: limits.graphql.tokens },
    validationRules: [documentLimitsRule],
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
