import type { ContainerType } from 'type-graphql';

import type { Services } from '../../services/services.js';
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

/** One instance of each resolver, made once with the services it uses. */
export function resolverContainer(services: Services, maxUploadBytes: number): ContainerType {
  const resolvers = [
    new EntryListResolver(services.entryList),
    new EntryPageResolver(services.entrySearch),
    new EntryResolver(services.entryDetail),
    new EntrySearchResolver(services.entrySearch),
    new SuggestionsResolver(services.suggestions),
    new EntryLookupResolver(services.entrySearch),
    new DistinctValuesResolver(services.distinctValues),
    new StatisticsResolver(services.statistics),
    new PlotsResolver(services.plots),
    new AssociationsResolver(services.associations),
    new EntryEditingResolver(services.entryEditing),
    new EntryHistoryResolver(services.entryHistory),
    new DuplicatesResolver(services.duplicates),
    new ImportResolver(services.imports, maxUploadBytes),
    new ImportReadingResolver(services.imports),
    new ImportListsResolver(),
    new UndoneImportResolver(),
    new SubmissionResolver(services.submissionDirectory),
    new SubmissionTargetResolver(),
    new SubmissionAnswerResolver(services.submissions, services.submissionAnswers),
    new SubmissionReviewResolver(services.submissionReviews),
    new SessionResolver(services.sessions),
    new PasswordResolver(services.passwords),
    new UserResolver(services.users),
    new UserAdministrationResolver(services.userAdministration),
  ];
  const instances = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return { get: (resolverClass: unknown) => instances.get(resolverClass) };
}
