import { type GraphQLSchema, printSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';

import { limits } from '../../../schema/contract/limits.js';
import type { Services } from '../../services/services.js';
import { limitDatabaseWork } from './limits/database-work.js';

/** A class with TypeGraphQL decorators. */
export type ResolverClass = new (services: Services) => object;

/** Builds the schema from these classes. The services are needed only to run queries, not to print the schema. */
export function buildGraphqlSchema(resolvers: readonly ResolverClass[], services?: Services): GraphQLSchema {
  const [first, ...others] = resolvers;
  if (first === undefined) throw new Error('A schema needs a resolver');
  // Parameter decorators run from last to first. Restores the order in which the arguments are written.
  getMetadataStorage().params.sort((one, other) => one.index - other.index);
  const made = services ? resolvers.map((Resolver) => [Resolver, new Resolver(services)] as const) : [];
  const instances = new Map<unknown, object>(made);
  const schema = buildSchemaSync({
    resolvers: [first, ...others],
    container: { get: (resolver: unknown) => instances.get(resolver) },
    // Services validate their input. GraphQL validates the types.
    validate: false,
    // Apollo Server checks the schema; the check of TypeGraphQL takes 80 ms more at every start.
    skipCheck: true,
  });
  limitDatabaseWork(schema);
  schema.description = schemaDescription;
  const query = schema.getQueryType();
  if (query) query.description = 'All read operations.';
  const mutation = schema.getMutationType();
  if (mutation) mutation.description = 'All write operations.';
  return schema;
}

const max = limits.graphql;
const figure = (number: number): string => number.toLocaleString('en');

/** Shown first by GraphiQL and introspection. */
const schemaDescription = `Autoimmune diseases with their autoantibodies, autoantigens and epitopes.

A document is refused (\`QUERY_TOO_COMPLEX\`) before it runs if it exceeds one of these limits:
- ${max.depth} levels, or ${max.introspectionDepth} of introspection
- ${max.nesting} nested selections, lists and objects
- ${figure(max.cost)} objects that could be returned: lists count their limits
- ${figure(max.introspectionCost)} objects of introspection, by an estimate
- ${figure(max.tokens)} tokens
- ${figure(max.writtenOut)} names, values and fragments after all fragments are expanded
- ${max.fragmentsBelowOneParent} fragments spread below one parent, and a chain of ${max.fragmentChain} fragments
- ${max.aliasesOfOneField} aliases of one field, and as many repetitions of a field below one parent
- ${max.repeatedDirectives} repetitions of a directive, and ${max.signIns} sign-ins`;

const header =
  '# Emitted from the TypeGraphQL classes in server/transport/graphql; never edited. To renew it: npm run codegen';

/** Returns the text of schema/schema.graphql: the GraphQL schema, in the order of the classes. */
export function schemaText(resolvers: readonly ResolverClass[]): string {
  return `${header}\n\n${printSchema(buildGraphqlSchema(resolvers))}\n`;
}
