import 'reflect-metadata';

import { type GraphQLSchema, printSchema } from 'graphql';
import { buildSchemaSync, type ContainerType, getMetadataStorage } from 'type-graphql';

import { limitDatabaseWork } from './limits/database-work.js';
import { AssociationsResolver } from './resolvers/associations.resolver.js';
import { DistinctValuesResolver } from './resolvers/distinct-values.resolver.js';
import { DuplicatesResolver } from './resolvers/duplicates.resolver.js';
import { EntryResolver } from './resolvers/entry.resolver.js';
import { EntryEditingResolver } from './resolvers/entry-editing.resolver.js';
import { EntryHistoryResolver } from './resolvers/entry-history.resolver.js';
import { EntryListResolver } from './resolvers/entry-list.resolver.js';
import { EntryLookupResolver } from './resolvers/entry-lookup.resolver.js';
import { EntryPageResolver } from './resolvers/entry-page.resolver.js';
import { EntrySearchResolver } from './resolvers/entry-search.resolver.js';
import { ImportResolver } from './resolvers/import.resolver.js';
import { ImportListsResolver } from './resolvers/import-lists.resolver.js';
import { ImportReadingResolver } from './resolvers/import-reading.resolver.js';
import { PasswordResolver } from './resolvers/password.resolver.js';
import { PlotsResolver } from './resolvers/plots.resolver.js';
import { SessionResolver } from './resolvers/session.resolver.js';
import { StatisticsResolver } from './resolvers/statistics.resolver.js';
import { SubmissionResolver, SubmissionTargetResolver } from './resolvers/submission.resolver.js';
import { SubmissionAnswerResolver } from './resolvers/submission-answer.resolver.js';
import { SubmissionReviewResolver } from './resolvers/submission-review.resolver.js';
import { SuggestionsResolver } from './resolvers/suggestions.resolver.js';
import { UndoneImportResolver } from './resolvers/undone-import.resolver.js';
import { UserResolver } from './resolvers/user.resolver.js';
import { UserAdministrationResolver } from './resolvers/user-administration.resolver.js';

/**
 * The schema of the GraphQL door. `container` hands out the resolvers' instances and is asked only when a query runs, so
 * the schema can be printed without any.
 */
export function buildGraphqlSchema(container: ContainerType): GraphQLSchema {
  // Parameter decorators run from the last to the first; clients read arguments in the order they are written.
  getMetadataStorage().params.sort((one, other) => one.index - other.index);
  const schema = buildSchemaSync({
    resolvers: [
      EntryListResolver,
      EntryPageResolver,
      EntryResolver,
      EntrySearchResolver,
      SuggestionsResolver,
      EntryLookupResolver,
      DistinctValuesResolver,
      StatisticsResolver,
      PlotsResolver,
      AssociationsResolver,
      EntryEditingResolver,
      EntryHistoryResolver,
      DuplicatesResolver,
      ImportResolver,
      ImportReadingResolver,
      ImportListsResolver,
      UndoneImportResolver,
      SubmissionResolver,
      SubmissionTargetResolver,
      SubmissionAnswerResolver,
      SubmissionReviewResolver,
      SessionResolver,
      PasswordResolver,
      UserResolver,
      UserAdministrationResolver,
    ],
    container,
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

/** The text of schema/schema.graphql: what the GraphQL door offers, in the order of the classes. */
export function schemaText(): string {
  return `${header}\n\n${printSchema(buildGraphqlSchema({ get: () => undefined }))}\n`;
}
