import DataLoader from 'dataloader';

import type { EntryView } from '../../nouns/entry.js';
import type { Measure } from '../../nouns/measure.js';
import type { RevisionView } from '../../nouns/revision.js';
import type { EntryDetailService } from '../../services/entries/entry-detail.service.js';
import type { EntryHistoryService } from '../../services/entries/entry-history.service.js';
import type { MeasuresService } from '../../services/entries/measures.service.js';
import type { RequestContext } from '../../services/request-context.js';
import type { WorkLimiter } from './limits/work-limiter.js';

type Lists<Item> = ReadonlyMap<string, readonly Item[]>;

/** Data loaders for a list field with a limit. Calls with the same limit are batched. */
export class LoadersByLimit<Item> {
  private readonly byLimit = new Map<number, DataLoader<string, readonly Item[]>>();

  constructor(
    private readonly limiter: WorkLimiter,
    private readonly listsOf: (ids: readonly string[], limit: number) => Promise<Lists<Item>>,
  ) {}

  /** Returns the list of one object, with at most `limit` items. Batches the calls of one tick. */
  load(id: string, limit: number): Promise<readonly Item[]> {
    const loader = this.byLimit.get(limit) ?? this.add(limit);
    return loader.load(id);
  }

  private add(limit: number): DataLoader<string, readonly Item[]> {
    const listsOf = async (ids: readonly string[]): Promise<(readonly Item[])[]> => {
      const lists = await this.limiter.run(() => this.listsOf([...new Set(ids)], limit));
      return ids.map((id) => lists.get(id) ?? []);
    };
    // No caching: a second mutation in the same request may change the result of the first.
    const loader = new DataLoader(listsOf, { cache: false });
    this.byLimit.set(limit, loader);
    return loader;
  }
}

/** Data loader for the related entries of the entries in one request. */
export class RelatedEntriesLoader extends LoadersByLimit<EntryView> {
  constructor(details: Pick<EntryDetailService, 'relatedTo'>, ctx: RequestContext, limiter: WorkLimiter) {
    super(limiter, (ids, limit) => details.relatedTo(ctx, ids, limit));
  }
}

/** Data loader for the revisions of the entries in one request. */
export class RevisionsLoader extends LoadersByLimit<RevisionView> {
  constructor(
    histories: Pick<EntryHistoryService, 'revisionsOf'>,
    ctx: RequestContext,
    limiter: WorkLimiter,
  ) {
    super(limiter, (ids, limit) => histories.revisionsOf(ctx, ids, limit));
  }
}

/** Data loader for the measures of the entries in one request. */
export class MeasuresLoader {
  private readonly loader: DataLoader<EntryView, readonly Measure[]>;

  constructor(measures: Pick<MeasuresService, 'ofEntries'>, ctx: RequestContext, limiter: WorkLimiter) {
    const listsOf = async (entries: readonly EntryView[]): Promise<(readonly Measure[])[]> => {
      const lists = await limiter.run(() => measures.ofEntries(ctx, entries));
      return entries.map(({ id }) => lists.get(id) ?? []);
    };
    // No caching: a second mutation in the same request may change the result of the first.
    this.loader = new DataLoader(listsOf, { cache: false });
  }

  load(entry: EntryView): Promise<readonly Measure[]> {
    return this.loader.load(entry);
  }
}
