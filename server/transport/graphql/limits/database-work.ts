import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';

import type { GraphqlContext } from '../graphql-context.js';

type Field = GraphQLField<unknown, GraphqlContext>;

/** Marks a field resolver that queries the database directly. Loaders apply the limit themselves. */
export function DatabaseWork(): ReturnType<typeof Extensions> {
  return Extensions({ databaseWork: true });
}

/** Runs the fields of `Query` and those marked as database work through the work limiter of the document. */
export function limitDatabaseWork(schema: GraphQLSchema): void {
  const query = schema.getQueryType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields: readonly Field[] = Object.values(type.getFields());
    for (const field of fields) {
      if (type === query || field.extensions['databaseWork'] === true) limitField(field);
    }
  }
}

function limitField(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) =>
    context.limiter.run(() => Promise.resolve(resolve(source, args, context, info)));
}
