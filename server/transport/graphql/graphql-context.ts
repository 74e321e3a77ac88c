import type { Read } from '../../services/reads/reads.js';
import type { RequestContext } from '../../services/request-context.js';
import type { WorkLimiter } from './limits/work-limiter.js';
import type { Loaders } from './loaders.js';

/** Context shared by all resolvers of one request. */
export interface GraphqlContext extends Loaders {
  readonly request: RequestContext;
  /** Where the operation reads. */
  readonly read: Pick<Read, 'usePrimary'>;
  /** Maximum size of an uploaded file, in bytes. */
  readonly maxUploadBytes: number;
  /** Whether the body is so long that errors must not repeat it. */
  readonly isLong: boolean;
  readonly limiter: WorkLimiter;
  readonly notes: AnswerNotes;
}

/** State that the pipeline passes to the HTTP adapter, which sees only the finished answer. */
export interface AnswerNotes {
  /** Whether the errors contain the request id. Errors from before the pipeline do not. */
  identified: boolean;
  /** Whether the document or its variables were refused. With `application/json` the status is then 200. */
  documentRefused: boolean;
  /** Whether the answer depends only on the request and the data version. */
  isCached: boolean;
}
