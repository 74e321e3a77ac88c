import type { RequestContext } from '../../services/request-context.js';
import type { ImportListLoaders } from './import-list-loaders.js';
import type { WorkLimiter } from './limits/work-limiter.js';
import type { RelatedEntriesLoader, RevisionsLoader } from './loaders-by-limit.js';
import type { SubmissionLoaders } from './submission-loaders.js';
import type { UserAccountsLoader } from './user-accounts-loader.js';

/** What every resolver of one request shares. */
export interface GraphqlContext {
  readonly request: RequestContext;
  /** Longest file that may come with an operation. */
  readonly maxUploadBytes: number;
  readonly limiter: WorkLimiter;
  readonly relatedEntries: RelatedEntriesLoader;
  readonly importLists: ImportListLoaders;
  readonly revisions: RevisionsLoader;
  readonly submissions: SubmissionLoaders;
  readonly userAccounts: UserAccountsLoader;
  readonly notes: AnswerNotes;
}

/** What the pipeline leaves behind for the HTTP adapter, which sees only the finished answer. */
export interface AnswerNotes {
  /** Errors carry the request id; those made before the pipeline began do not. */
  identified: boolean;
  /** The document or its variables were refused, for which `application/json` answers 200. */
  documentRefused: boolean;
  /** The database is away: the whole answer is a 503. */
  outage: boolean;
  /** When to come back, after an outage or too many attempts. */
  retryAfterSeconds: number | null;
}
