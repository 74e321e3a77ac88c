import type { EntryDetailService } from '../../services/entries/entry-detail.service.js';
import type { EntryView } from '../../services/entries/entry-views.js';
import type { RequestContext } from '../../services/request-context.js';
import type { WorkLimiter } from './limits/work-limiter.js';
import { LoadersByLimit } from './loaders-by-limit.js';

/** Collects the entries of one request whose related entries are wanted, and asks for them all at once. */
export class RelatedEntriesLoader extends LoadersByLimit<EntryView> {
  constructor(details: Pick<EntryDetailService, 'relatedTo'>, ctx: RequestContext, limiter: WorkLimiter) {
    super(limiter, (ids, limit) => details.relatedTo(ctx, ids, limit));
  }
}
