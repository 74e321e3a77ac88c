import type { Read } from '../../services/reads/reads.js';
import type { RequestContext } from '../../services/request-context.js';
import type { AutoantibodyTermLoader } from './autoantibody-term-loader.js';
import type { ImportListLoaders } from './import-list-loaders.js';
import type { WorkLimiter } from './limits/work-limiter.js';
import type { MeasuresLoader, RelatedEntriesLoader, RevisionsLoader } from './loaders-by-limit.js';
import type { SubmissionLoaders } from './submission-loaders.js';
import type { UserAccountsLoader } from './user-accounts-loader.js';

/** Context shared by all resolvers of one request. */
export interface GraphqlContext {
  readonly request: RequestContext;
  /** Where the operation reads. */
  readonly read: Pick<Read, 'usePrimary'>;
  /** Maximum size of an uploaded file, in bytes. */
  readonly maxUploadBytes: number;
  readonly limiter: WorkLimiter;
  readonly autoantibodyTerms: AutoantibodyTermLoader;
  readonly relatedEntries: RelatedEntriesLoader;
  readonly importLists: ImportListLoaders;
  readonly revisions: RevisionsLoader;
  readonly measures: MeasuresLoader;
  readonly submissions: SubmissionLoaders;
  readonly userAccounts: UserAccountsLoader;
  readonly notes: AnswerNotes;
}

/** State that the pipeline passes to the HTTP adapter, which sees only the finished answer. */
export interface AnswerNotes {
  /** Whether the errors contain the request id. Errors from before the pipeline do not. */
  identified: boolean;
  /** Whether the document or its variables were refused. With `application/json` the status is then 200. */
  documentRefused: boolean;
  /** Whether the database is unreachable. The whole answer is then a 503. */
  outage: boolean;
  /** Whether the answer depends only on the request and the data version. */
  isCached: boolean;
  /** Seconds to wait before a retry, after an outage or too many attempts. */
  retryAfterSeconds: number | null;
}
