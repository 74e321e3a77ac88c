import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLSchema,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Extensions } from 'type-graphql';

import type { GraphqlContext } from './graphql-context.js';

/** Marks a resolver whose result depends on its arguments and the data version only, not on the caller or the time. */
export function DataOnly(): ReturnType<typeof Extensions> {
  return Extensions({ dataOnly: true });
}

/** Notes whether a response may be cached until the data changes. */
export const cachingPlugin: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ schema, document, operation, contextValue, response: { body } }) => {
        const isWhole = body.kind === 'single' && body.singleResult.errors === undefined;
        contextValue.notes.isCached =
          isWhole && operation?.operation === OperationTypeNode.QUERY && readsDataOnly(schema, document);
        return Promise.resolve();
      },
    }),
};

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
    dataOnly &&= !field?.resolve || field.extensions['dataOnly'] === true;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  known.set(document, dataOnly);
  return dataOnly;
}
