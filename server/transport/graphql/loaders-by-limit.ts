import DataLoader from 'dataloader';

import type { EntryView } from '../../nouns/entry.js';
import type { RevisionView } from '../../nouns/revision.js';
import type { EntryDetailService } from '../../services/entries/entry-detail.service.js';
import type { EntryHistoryService } from '../../services/entries/entry-history.service.js';
import type { RequestContext } from '../../services/request-context.js';
import type { WorkLimiter } from './limits/work-limiter.js';

type Lists<Item> = ReadonlyMap<string, readonly Item[]>;

/** Collects the things of one request that want a list of their own, and asks once for all with the same limit. */
export class LoadersByLimit<Item> {
  private readonly byLimit = new Map<number, DataLoader<string, readonly Item[]>>();

  constructor(
    private readonly limiter: WorkLimiter,
    private readonly listsOf: (ids: readonly string[], limit: number) => Promise<Lists<Item>>,
  ) {}

  /** The list of one thing, at most `limit`; batched with the other calls of the same tick. */
  load(id: string, limit: number): Promise<readonly Item[]> {
    const loader = this.byLimit.get(limit) ?? this.add(limit);
    return loader.load(id);
  }

  private add(limit: number): DataLoader<string, readonly Item[]> {
    const listsOf = async (ids: readonly string[]): Promise<(readonly Item[])[]> => {
      const lists = await this.limiter.run(() => this.listsOf([...new Set(ids)], limit));
      return ids.map((id) => lists.get(id) ?? []);
    };
    // Nothing is kept: of two mutations in one request the second may change what the first was told.
    const loader = new DataLoader(listsOf, { cache: false });
    this.byLimit.set(limit, loader);
    return loader;
  }
}

/** Collects the entries of one request whose related entries are wanted, and asks for them all at once. */
export class RelatedEntriesLoader extends LoadersByLimit<EntryView> {
  constructor(details: Pick<EntryDetailService, 'relatedTo'>, ctx: RequestContext, limiter: WorkLimiter) {
    super(limiter, (ids, limit) => details.relatedTo(ctx, ids, limit));
  }
}

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
