import type { EntryHistoryService } from '../../services/entries/entry-history.service.js';
import type { RevisionView } from '../../services/entries/revision-views.js';
import type { RequestContext } from '../../services/request-context.js';
import type { WorkLimiter } from './limits/work-limiter.js';
import { LoadersByLimit } from './loaders-by-limit.js';

/** Collects the entries of one request whose changes are wanted, and asks for them all at once. */
export class RevisionsLoader extends LoadersByLimit<RevisionView> {
  constructor(
    histories: Pick<EntryHistoryService, 'revisionsOf'>,
    ctx: RequestContext,
    limiter: WorkLimiter,
  ) {
    super(limiter, (ids, limit) => histories.revisionsOf(ctx, ids, limit));
  }
}
