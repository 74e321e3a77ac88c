import DataLoader from 'dataloader';

import type { EntryView } from '../../nouns/entry.js';
import type { SubmissionView } from '../../nouns/submission.js';
import type { RequestContext } from '../../services/request-context.js';
import type { Services } from '../../services/services.js';
import type { WorkLimiter } from './limits/work-limiter.js';

type Lists<Item> = ReadonlyMap<string, readonly Item[]>;

/** The mutations of one request run in sequence, so a result that another of them may have changed is not cached. */
const uncached = { cache: false } as const;
/** Every event of a submission raises its version. */
const eventsByVersion = {
  cacheKeyFn: ({ id, version }: SubmissionView): string => `${id} ${String(version)}`,
} as const;

/** Data loaders for a list field with a limit. Calls with the same limit are batched. */
class LoadersByLimit<Key, Item> {
  private readonly loaders = new Map<number, DataLoader<Key, readonly Item[], string>>();

  constructor(private readonly create: (limit: number) => DataLoader<Key, readonly Item[], string>) {}

  /** Returns the list of one object, with at most `limit` items. */
  load(key: Key, limit: number): Promise<readonly Item[]> {
    const loader = this.loaders.get(limit) ?? this.create(limit);
    this.loaders.set(limit, loader);
    return loader.load(key);
  }
}

/** The data loaders of one request. */
export type Loaders = Readonly<ReturnType<typeof createLoaders>>;

/**
 * Creates the data loaders of one request. They batch the calls of one tick. Those for submissions take submissions,
 * not ids: a caller who has a submission object was permitted to read it.
 */
export function createLoaders(services: Services, ctx: RequestContext, limiter: WorkLimiter) {
  const { vocabulary, entryDetail, entryHistory, imports, measures, submissionDirectory, users } = services;
  const listsByLimit = <Item>(listsOf: (ids: readonly string[], limit: number) => Promise<Lists<Item>>) =>
    new LoadersByLimit<string, Item>(
      (limit) =>
        new DataLoader(async (ids) => {
          const lists = await limiter.run(() => listsOf([...new Set(ids)], limit));
          return ids.map((id) => lists.get(id) ?? []);
        }, uncached),
    );
  return {
    /** The terms that entries belong to, by their autoantibody; `null` for none. */
    autoantibodyTerms: new DataLoader(
      (names: readonly string[]) => limiter.run(() => vocabulary.ofAutoantibodies(ctx, names)),
      uncached,
    ),
    relatedEntries: listsByLimit((ids, limit) => entryDetail.relatedTo(ctx, ids, limit)),
    revisions: listsByLimit((ids, limit) => entryHistory.revisionsOf(ctx, ids, limit)),
    importErrors: listsByLimit((ids, limit) => imports.problems(ctx, ids, 'problems', limit)),
    importWarnings: listsByLimit((ids, limit) => imports.problems(ctx, ids, 'warnings', limit)),
    importConflicts: listsByLimit((ids, limit) => imports.conflictsOf(ctx, ids, limit)),
    measures: new DataLoader(async (entries: readonly EntryView[]) => {
      const lists = await limiter.run(() => measures.ofEntries(ctx, entries));
      return entries.map(({ id }) => lists.get(id) ?? []);
    }, uncached),
    submissionEvents: new DataLoader(async (submissions: readonly SubmissionView[]) => {
      const events = await submissionDirectory.eventsOf(ctx, submissions);
      return submissions.map(({ id }) => events.get(id) ?? []);
    }, eventsByVersion),
    /** The living entries that submissions are about, by id; `null` for none. */
    submissionEntries: new DataLoader(async (ids: readonly string[]) => {
      const entries = await submissionDirectory.entriesOf(ctx, ids);
      return ids.map((id) => entries.get(id) ?? null);
    }, uncached),
    closestEntries: new LoadersByLimit<SubmissionView, EntryView>(
      (limit) =>
        new DataLoader(async (submissions) => {
          const distinct = [
            ...new Map(submissions.map((submission) => [submission.id, submission])).values(),
          ];
          const entries = await limiter.run(() => submissionDirectory.closestTo(ctx, distinct, limit));
          return submissions.map(({ id }) => entries.get(id) ?? []);
        }, uncached),
    ),
    /** The accounts of people, by id; `null` for one that was deleted in the meantime. */
    userAccounts: new DataLoader(async (ids: readonly string[]) => {
      const accounts = await users.accounts(ctx, ids);
      return ids.map((id) => accounts.get(id) ?? null);
    }, uncached),
  };
}
