import 'reflect-metadata';

import type { Services } from './services/services.js';
import type { ResolverClass } from './transport/graphql/build-schema.js';
import { AssociationsResolver } from './transport/graphql/resolvers/associations.resolver.js';
import {
  DiagnosticsResolver,
  DifferentialResolver,
} from './transport/graphql/resolvers/diagnostics.resolver.js';
import { DistinctValuesResolver } from './transport/graphql/resolvers/distinct-values.resolver.js';
import { DuplicatesResolver } from './transport/graphql/resolvers/duplicates.resolver.js';
import { EntryEditingResolver } from './transport/graphql/resolvers/entry-editing.resolver.js';
import { EntryHistoryResolver } from './transport/graphql/resolvers/entry-history.resolver.js';
import { EntryListResolver } from './transport/graphql/resolvers/entry-list.resolver.js';
import {
  EntryLookupResolver,
  EntryPageResolver,
  EntrySearchResolver,
} from './transport/graphql/resolvers/entry-search.resolver.js';
import { EntryResolver } from './transport/graphql/resolvers/entry.resolver.js';
import {
  ImportListsResolver,
  ImportReadingResolver,
  UndoneImportResolver,
} from './transport/graphql/resolvers/import-reading.resolver.js';
import { ImportCorrectionResolver, ImportResolver } from './transport/graphql/resolvers/import.resolver.js';
import { MeasuresResolver } from './transport/graphql/resolvers/measures.resolver.js';
import { NameResolver } from './transport/graphql/resolvers/name.resolver.js';
import { OverviewResolver } from './transport/graphql/resolvers/overview.resolver.js';
import { PasswordResolver, SessionResolver } from './transport/graphql/resolvers/session.resolver.js';
import { PlotsResolver, StatisticsResolver } from './transport/graphql/resolvers/statistics.resolver.js';
import {
  NewSubmissionResolver,
  SubmissionAnswerResolver,
} from './transport/graphql/resolvers/submission-answer.resolver.js';
import { SubmissionReviewResolver } from './transport/graphql/resolvers/submission-review.resolver.js';
import {
  SubmissionResolver,
  SubmissionTargetResolver,
} from './transport/graphql/resolvers/submission.resolver.js';
import { SuggestionsResolver } from './transport/graphql/resolvers/suggestions.resolver.js';
import { SystemResolver } from './transport/graphql/resolvers/system.resolver.js';
import { UserAdministrationResolver, UserResolver } from './transport/graphql/resolvers/user.resolver.js';
import {
  VocabularyEditingResolver,
  VocabularyResolver,
} from './transport/graphql/resolvers/vocabulary.resolver.js';
import type { RestRoute } from './transport/rest/rest-route.js';
import { authRoutes } from './transport/rest/routes/auth.routes.js';
import { diagnosticsRoutes, differentialRoutes } from './transport/rest/routes/diagnostics.routes.js';
import { entryHistoryRoutes } from './transport/rest/routes/entry-history.routes.js';
import { entryWritingRoutes } from './transport/rest/routes/entry-writing.routes.js';
import { entryRoutes } from './transport/rest/routes/entry.routes.js';
import { exportRoutes } from './transport/rest/routes/export.routes.js';
import {
  importCorrectionRoutes,
  importFilesRoutes,
  importReadingRoutes,
} from './transport/rest/routes/import-reading.routes.js';
import { importRoutes } from './transport/rest/routes/import.routes.js';
import { measuresRoutes } from './transport/rest/routes/measures.routes.js';
import { overviewRoutes } from './transport/rest/routes/overview.routes.js';
import {
  duplicatesRoutes,
  lookupRoutes,
  searchRoutes,
  suggestionsRoutes,
} from './transport/rest/routes/search.routes.js';
import {
  associationsRoutes,
  plotsRoutes,
  statisticsRoutes,
} from './transport/rest/routes/statistics.routes.js';
import {
  submissionAnswerRoutes,
  submissionReviewRoutes,
} from './transport/rest/routes/submission-answer.routes.js';
import { submissionRoutes } from './transport/rest/routes/submission.routes.js';
import { systemRoutes } from './transport/rest/routes/system.routes.js';
import { userListRoutes, userRoutes } from './transport/rest/routes/user.routes.js';
import { valuesRoutes } from './transport/rest/routes/values.routes.js';
import {
  nameRoutes,
  vocabularyEditingRoutes,
  vocabularyRoutes,
} from './transport/rest/routes/vocabulary.routes.js';

/** A row of the table of use cases. */
interface UseCases {
  readonly resolvers: readonly ResolverClass[];
  readonly instances: (services: Services) => readonly object[];
  readonly routes: readonly RestRoute[];
}

/** The resolvers and routes of a service. */
function useCases<Name extends keyof Services>(
  service: Name,
  resolvers: readonly (new (service: Services[Name]) => object)[],
  routes: readonly RestRoute[] = [],
): UseCases {
  const instances = (services: Services) => resolvers.map((Resolver) => new Resolver(services[service]));
  return { resolvers, instances, routes };
}

/** All use cases of both APIs, in the order of the API reference. A service may have several rows. */
const table = [
  useCases('entryList', [EntryListResolver], entryRoutes),
  useCases('entryDetail', [EntryResolver]),
  useCases('entryEditing', [EntryEditingResolver], entryWritingRoutes),
  useCases('entryHistory', [EntryHistoryResolver], entryHistoryRoutes),
  useCases('measures', [MeasuresResolver], measuresRoutes),
  useCases('entrySearch', [EntrySearchResolver, EntryPageResolver], searchRoutes),
  useCases('suggestions', [SuggestionsResolver], suggestionsRoutes),
  useCases('duplicates', [DuplicatesResolver], duplicatesRoutes),
  useCases('entrySearch', [EntryLookupResolver], lookupRoutes),
  useCases('distinctValues', [DistinctValuesResolver], valuesRoutes),
  useCases('statistics', [StatisticsResolver], statisticsRoutes),
  useCases('plots', [PlotsResolver], plotsRoutes),
  useCases('associations', [AssociationsResolver], associationsRoutes),
  useCases('overviews', [OverviewResolver], overviewRoutes),
  useCases('names', [NameResolver], nameRoutes),
  useCases('vocabulary', [VocabularyResolver], vocabularyRoutes),
  useCases('vocabularyEditing', [VocabularyEditingResolver], vocabularyEditingRoutes),
  useCases('diagnostics', [DiagnosticsResolver], diagnosticsRoutes),
  useCases('differential', [DifferentialResolver], differentialRoutes),
  useCases('exports', [], exportRoutes),
  useCases('importTemplates', [], importFilesRoutes),
  useCases('imports', [ImportResolver, ImportListsResolver, UndoneImportResolver], importRoutes),
  useCases('imports', [ImportReadingResolver], importReadingRoutes),
  useCases('imports', [ImportCorrectionResolver], importCorrectionRoutes),
  useCases('submissions', [NewSubmissionResolver], submissionRoutes),
  useCases('submissionDirectory', [SubmissionResolver, SubmissionTargetResolver]),
  useCases('submissionReviews', [SubmissionReviewResolver], submissionReviewRoutes),
  useCases('submissionAnswers', [SubmissionAnswerResolver], submissionAnswerRoutes),
  useCases('sessions', [SessionResolver], authRoutes),
  useCases('passwords', [PasswordResolver]),
  useCases('users', [UserResolver], userListRoutes),
  useCases('userAdministration', [UserAdministrationResolver], userRoutes),
  useCases('system', [SystemResolver], systemRoutes),
];

/** All REST routes, in the order of the API reference. Routing and refused methods are derived from them. */
export const restRoutes = table.flatMap(({ routes }) => routes);

/** The resolver classes of the GraphQL schema. */
export const resolverClasses = table.flatMap(({ resolvers }) => resolvers);

/** Creates one instance of each resolver. */
export const createResolvers = (services: Services) => table.flatMap(({ instances }) => instances(services));
