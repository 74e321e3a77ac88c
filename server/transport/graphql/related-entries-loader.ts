import DataLoader from 'dataloader';

import type { EntryDetailService } from '../../services/entries/entry-detail.service.js';
import type { EntryView } from '../../services/entries/entry-views.js';
import type { RequestContext } from '../../services/request-context.js';

type Loader = DataLoader<string, readonly EntryView[]>;
type Details = Pick<EntryDetailService, 'relatedTo'>;

/** Collects the entries of one request whose related entries are wanted, and asks for them all at once. */
export class RelatedEntriesLoader {
  private readonly byLimit = new Map<number, Loader>();

  constructor(
    private readonly entryDetail: Details,
    private readonly ctx: RequestContext,
  ) {}

  /** The entries related to one entry, at most `limit`; batched with the other calls of the same tick. */
  load(id: string, limit: number): Promise<readonly EntryView[]> {
    const loader = this.byLimit.get(limit) ?? this.add(limit);
    return loader.load(id);
  }

  private add(limit: number): Loader {
    const loader: Loader = new DataLoader(async (ids) => {
      const related = await this.entryDetail.relatedTo(this.ctx, ids, limit);
      return ids.map((id) => related.get(id) ?? []);
    });
    this.byLimit.set(limit, loader);
    return loader;
  }
}
