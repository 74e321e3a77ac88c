import { printSchema } from 'graphql';

import { buildGraphqlSchema } from './build-schema.js';

const header =
  '# Emitted from the TypeGraphQL classes in server/transport/graphql; never edited. To renew it: npm run codegen';

/** The text of schema/schema.graphql: what the GraphQL door offers, in the order of the classes. */
export function schemaText(): string {
  return `${header}\n\n${printSchema(buildGraphqlSchema({ get: () => undefined }))}\n`;
}
