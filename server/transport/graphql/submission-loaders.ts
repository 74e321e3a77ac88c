import DataLoader from 'dataloader';

import type { EntryView } from '../../nouns/entry.js';
import type { RequestContext } from '../../services/request-context.js';
import type { SubmissionDirectoryService } from '../../services/submissions/submission-directory.service.js';
import type { SubmissionEventView, SubmissionView } from '../../services/submissions/submission-views.js';
import type { WorkLimiter } from './limits/work-limiter.js';

type Service = Pick<SubmissionDirectoryService, 'eventsOf' | 'closestTo' | 'entriesOf'>;

/**
 * Data loaders for the fields of the submissions in one request. They take submissions, not ids: a caller who has a
 * submission object was permitted to read it. The mutations of one request run in sequence, so nothing is cached that
 * another of them may have changed.
 */
export class SubmissionLoaders {
  private readonly eventLoader: DataLoader<SubmissionView, readonly SubmissionEventView[], string>;
  private readonly entryLoader: DataLoader<string, EntryView | null>;
  private readonly closestLoaders = new Map<
    number,
    DataLoader<SubmissionView, readonly EntryView[], string>
  >();

  constructor(
    private readonly service: Service,
    private readonly ctx: RequestContext,
    private readonly limiter: WorkLimiter,
  ) {
    this.eventLoader = new DataLoader(
      async (submissions) => {
        const events = await service.eventsOf(ctx, submissions);
        return submissions.map(({ id }) => events.get(id) ?? []);
      },
      { cacheKeyFn: versionKey },
    );
    this.entryLoader = new DataLoader(
      async (ids) => {
        const entries = await service.entriesOf(ctx, ids);
        return ids.map((id) => entries.get(id) ?? null);
      },
      { cache: false },
    );
  }

  events(submission: SubmissionView): Promise<readonly SubmissionEventView[]> {
    return this.eventLoader.load(submission);
  }

  /** Returns the living entry with this id, or `null`. */
  entry(id: string | null): Promise<EntryView | null> {
    return id === null ? Promise.resolve(null) : this.entryLoader.load(id);
  }

  closest(submission: SubmissionView, limit: number): Promise<readonly EntryView[]> {
    const known = this.closestLoaders.get(limit);
    if (known !== undefined) return known.load(submission);
    const loader = new DataLoader(
      async (submissions: readonly SubmissionView[]) => {
        const entries = await this.limiter.run(() => this.service.closestTo(this.ctx, submissions, limit));
        return submissions.map(({ id }) => entries.get(id) ?? []);
      },
      { cacheKeyFn: versionKey },
    );
    this.closestLoaders.set(limit, loader);
    return loader.load(submission);
  }
}

function versionKey({ id, version }: SubmissionView): string {
  return `${id} ${String(version)}`;
}
