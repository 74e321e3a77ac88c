import DataLoader from 'dataloader';

import type { TermLink } from '../../nouns/vocabulary.js';
import type { RequestContext } from '../../services/request-context.js';
import type { VocabularyService } from '../../services/vocabulary/vocabulary.service.js';
import type { WorkLimiter } from './limits/work-limiter.js';

/** Data loader for the terms that the entries in one request belong to, by their autoantibody. */
export class AutoantibodyTermLoader {
  private readonly loader: DataLoader<string, TermLink | null>;

  constructor(
    vocabulary: Pick<VocabularyService, 'ofAutoantibodies'>,
    ctx: RequestContext,
    limiter: WorkLimiter,
  ) {
    const termsOf = (names: readonly string[]) => limiter.run(() => vocabulary.ofAutoantibodies(ctx, names));
    // No caching: a second mutation in the same request may change the result of the first.
    this.loader = new DataLoader(termsOf, { cache: false });
  }

  /** Returns the term that entries with this autoantibody belong to; `null` for none. Batches the calls of one tick. */
  load(autoantibody: string): Promise<TermLink | null> {
    return this.loader.load(autoantibody);
  }
}
