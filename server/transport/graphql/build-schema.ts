import { type GraphQLSchema, printSchema } from 'graphql';
import { type BuildSchemaOptions, buildSchemaSync, getMetadataStorage } from 'type-graphql';

import { limitDatabaseWork } from './limits/database-work.js';

/** A class with TypeGraphQL's decorators. */
export type ResolverClass = BuildSchemaOptions['resolvers'][number];

/** The schema of these classes. Their instances are asked for only when a query runs: without any it can be printed. */
export function buildGraphqlSchema(
  [first, ...others]: readonly ResolverClass[],
  instances: readonly object[] = [],
): GraphQLSchema {
  if (first === undefined) throw new Error('A schema needs a resolver');
  // Parameter decorators run from the last to the first; clients read arguments in the order they are written.
  getMetadataStorage().params.sort((one, other) => one.index - other.index);
  const instanceOf = new Map<unknown, object>(instances.map((instance) => [instance.constructor, instance]));
  const schema = buildSchemaSync({
    resolvers: [first, ...others],
    container: { get: (resolver: unknown) => instanceOf.get(resolver) },
    // Services check what they are given; GraphQL has checked its form.
    validate: false,
  });
  limitDatabaseWork(schema);
  const query = schema.getQueryType();
  if (query) query.description = 'Everything that can be read.';
  const mutation = schema.getMutationType();
  if (mutation) mutation.description = 'Everything that can be done.';
  return schema;
}

const header =
  '# Emitted from the TypeGraphQL classes in server/transport/graphql; never edited. To renew it: npm run codegen';

/** The text of schema/schema.graphql: what the GraphQL API offers, in the order of the classes. */
export function schemaText(resolvers: readonly ResolverClass[]): string {
  return `${header}\n\n${printSchema(buildGraphqlSchema(resolvers))}\n`;
}
