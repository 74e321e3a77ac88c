import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  TypeNameMetaFieldDef,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Extensions, Query } from 'type-graphql';

import type { GraphqlContext } from './graphql-context.js';

/** Marks a resolver whose result depends on its arguments and the data version only, not on the caller or the time. */
export function DataOnly(): ReturnType<typeof Extensions> {
  return Extensions({ dataOnly: true });
}

/** A query that is marked as `DataOnly`. */
export function DataQuery(...query: Parameters<typeof Query>): MethodDecorator {
  return (...method) => {
    DataOnly()(...method);
    Query(...query)(...method);
  };
}

/** Whether the resolver of a field is marked as `DataOnly`: anybody may call it. */
export function isDataOnly({
  extensions,
}: {
  readonly extensions: Readonly<Record<string, unknown>>;
}): boolean {
  return extensions['dataOnly'] === true;
}

/** Notes whether a response may be cached until the data changes. Only such operations may read from a replica. */
export const cachingPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ schema, document, operation, contextValue }) => {
        if (!isDataQuery(schema, document, operation)) contextValue.read.usePrimary();
        return Promise.resolve();
      },
      willSendResponse: ({ schema, document, operation, contextValue, response: { body } }) => {
        const isWhole = body.kind === 'single' && body.singleResult.errors === undefined;
        contextValue.notes.isCached = isWhole && isDataQuery(schema, document, operation);
        return Promise.resolve();
      },
    }),
};

function isDataQuery(
  schema: GraphQLSchema,
  document: DocumentNode | undefined,
  operation: OperationDefinitionNode | undefined,
): boolean {
  return operation?.operation === OperationTypeNode.QUERY && readsDataOnly(schema, document);
}

const known = new WeakMap<DocumentNode, boolean>();

/** Whether all resolvers of a document are marked. Fields without one are properties of what another returned. */
function readsDataOnly(schema: GraphQLSchema, document: DocumentNode | undefined): boolean {
  if (document === undefined) return false;
  const isKnown = known.get(document);
  if (isKnown !== undefined) return isKnown;
  const types = new TypeInfo(schema);
  let dataOnly = true;
  const Field = (): void => {
    const field = types.getFieldDef();
    dataOnly &&= !field?.resolve || field === TypeNameMetaFieldDef || isDataOnly(field);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  known.set(document, dataOnly);
  return dataOnly;
}
