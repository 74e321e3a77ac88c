import type { RequestContext } from '../../services/request-context.js';
import type { AnswerNotes } from './errors/answer-notes.js';
import type { ImportListLoaders } from './import-list-loaders.js';
import type { WorkLimiter } from './limits/work-limiter.js';
import type { RelatedEntriesLoader } from './related-entries-loader.js';
import type { RevisionsLoader } from './revisions-loader.js';
import type { SubmissionLoaders } from './submission-loaders.js';
import type { UserAccountsLoader } from './user-accounts-loader.js';

/** What every resolver of one request shares. */
export interface GraphqlContext {
  readonly request: RequestContext;
  readonly limiter: WorkLimiter;
  readonly relatedEntries: RelatedEntriesLoader;
  readonly importLists: ImportListLoaders;
  readonly revisions: RevisionsLoader;
  readonly submissions: SubmissionLoaders;
  readonly userAccounts: UserAccountsLoader;
  readonly notes: AnswerNotes;
}
