import 'reflect-metadata';

import type { ResolverClass } from './transport/graphql/build-schema.js';
import { AssociationsResolver } from './transport/graphql/resolvers/associations.resolver.js';
import { DiagnosticsResolver } from './transport/graphql/resolvers/diagnostics.resolver.js';
import { DistinctValuesResolver } from './transport/graphql/resolvers/distinct-values.resolver.js';
import { DuplicatesResolver } from './transport/graphql/resolvers/duplicates.resolver.js';
import { EntryEditingResolver } from './transport/graphql/resolvers/entry-editing.resolver.js';
import { EntryHistoryResolver } from './transport/graphql/resolvers/entry-history.resolver.js';
import { EntryListResolver } from './transport/graphql/resolvers/entry-list.resolver.js';
import { EntrySearchResolver } from './transport/graphql/resolvers/entry-search.resolver.js';
import { EntryResolver } from './transport/graphql/resolvers/entry.resolver.js';
import {
  ImportReadingResolver,
  UndoneImportResolver,
} from './transport/graphql/resolvers/import-reading.resolver.js';
import { ImportResolver } from './transport/graphql/resolvers/import.resolver.js';
import { MeasuresResolver } from './transport/graphql/resolvers/measures.resolver.js';
import { NameResolver } from './transport/graphql/resolvers/name.resolver.js';
import { OverviewResolver } from './transport/graphql/resolvers/overview.resolver.js';
import { SessionResolver } from './transport/graphql/resolvers/session.resolver.js';
import { StatisticsResolver } from './transport/graphql/resolvers/statistics.resolver.js';
import { SubmissionAnswerResolver } from './transport/graphql/resolvers/submission-answer.resolver.js';
import { SubmissionReviewResolver } from './transport/graphql/resolvers/submission-review.resolver.js';
import {
  SubmissionResolver,
  SubmissionTargetResolver,
} from './transport/graphql/resolvers/submission.resolver.js';
import { SuggestionsResolver } from './transport/graphql/resolvers/suggestions.resolver.js';
import { SystemResolver } from './transport/graphql/resolvers/system.resolver.js';
import { UserResolver } from './transport/graphql/resolvers/user.resolver.js';
import { VocabularyResolver } from './transport/graphql/resolvers/vocabulary.resolver.js';
import type { RestRoute } from './transport/rest/rest-route.js';
import { authRoutes } from './transport/rest/routes/auth.routes.js';
import { diagnosticsRoutes } from './transport/rest/routes/diagnostics.routes.js';
import { entryHistoryRoutes } from './transport/rest/routes/entry-history.routes.js';
import { entryWritingRoutes } from './transport/rest/routes/entry-writing.routes.js';
import { entryRoutes } from './transport/rest/routes/entry.routes.js';
import { exportRoutes } from './transport/rest/routes/export.routes.js';
import { importFilesRoutes, importReadingRoutes } from './transport/rest/routes/import-reading.routes.js';
import { importRoutes } from './transport/rest/routes/import.routes.js';
import { measuresRoutes } from './transport/rest/routes/measures.routes.js';
import { overviewRoutes } from './transport/rest/routes/overview.routes.js';
import { searchRoutes } from './transport/rest/routes/search.routes.js';
import { statisticsRoutes } from './transport/rest/routes/statistics.routes.js';
import { submissionAnswerRoutes } from './transport/rest/routes/submission-answer.routes.js';
import { submissionRoutes } from './transport/rest/routes/submission.routes.js';
import { systemRoutes } from './transport/rest/routes/system.routes.js';
import { userRoutes } from './transport/rest/routes/user.routes.js';
import { valuesRoutes } from './transport/rest/routes/values.routes.js';
import { vocabularyRoutes } from './transport/rest/routes/vocabulary.routes.js';

/** The resolver classes of the GraphQL schema. */
export const resolverClasses: readonly ResolverClass[] = [
  AssociationsResolver,
  DiagnosticsResolver,
  DistinctValuesResolver,
  DuplicatesResolver,
  EntryEditingResolver,
  EntryHistoryResolver,
  EntryListResolver,
  EntrySearchResolver,
  EntryResolver,
  ImportReadingResolver,
  UndoneImportResolver,
  ImportResolver,
  MeasuresResolver,
  NameResolver,
  OverviewResolver,
  SessionResolver,
  StatisticsResolver,
  SubmissionAnswerResolver,
  SubmissionReviewResolver,
  SubmissionResolver,
  SubmissionTargetResolver,
  SuggestionsResolver,
  SystemResolver,
  UserResolver,
  VocabularyResolver,
];

/** The REST routes by their chapters in the API reference, in its order; a route may name another chapter. */
const chapters: Readonly<Record<string, readonly RestRoute[]>> = {
  Entries: entryRoutes,
  Editing: [...entryWritingRoutes, ...entryHistoryRoutes],
  Measures: measuresRoutes,
  Search: searchRoutes,
  Values: valuesRoutes,
  Statistics: statisticsRoutes,
  Overviews: overviewRoutes,
  Vocabulary: vocabularyRoutes,
  Diagnostics: diagnosticsRoutes,
  Export: exportRoutes,
  Imports: [...importFilesRoutes, ...importRoutes, ...importReadingRoutes],
  Submissions: [...submissionRoutes, ...submissionAnswerRoutes],
  Authentication: authRoutes,
  Users: userRoutes,
  System: systemRoutes,
};

/** All REST routes. Routing and refused methods are derived from them. */
export const restRoutes: readonly RestRoute[] = Object.entries(chapters).flatMap(([tag, routes]) =>
  routes.map((route) => ({ tag, ...route })),
);
