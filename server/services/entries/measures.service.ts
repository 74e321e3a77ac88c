import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { mapCooperatively } from '../../cooperative.js';
import { AppError, requireFound } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Measure, MeasureReview } from '../../nouns/measure.js';
import type { Database } from '../../persistence/database.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type { EntryDetailRepository } from '../../persistence/repositories/entry-detail.repository.js';
import type { EntryWriteRepository } from '../../persistence/repositories/entry-write.repository.js';
import type {
  MeasureReviewRepository,
  StoredReview,
} from '../../persistence/repositories/measure-review.repository.js';
import { authorize, authorizeViewer } from '../authorize.js';
import type { LimitInput } from '../pagination.js';
import { isUuid, wholeNumber } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { readEntryKey } from './entry-key.js';
import type { Versioned } from './entry-views.js';
import { decideAdding, decideReview, type Decision } from './measure-decisions.js';
import { type MeasureInput, readAddedMeasure, readReview } from './measure-inputs.js';
import { measuresOf, reviewView, takenBack } from './measure-views.js';
import { readExpected, requireVersion } from './read-expected.js';

/** The numbers that the texts of entries state: reads them, and stores what people say of them. */
export class MeasuresService {
  constructor(
    private readonly details: EntryDetailRepository,
    private readonly reviews: MeasureReviewRepository,
    private readonly versions: Pick<DataVersionRepository, 'current'>,
    private readonly writes: Pick<EntryWriteRepository, 'lock'>,
    private readonly database: Pick<Database, 'transaction'>,
  ) {}

  /**
   * Returns the first measures of a living entry, and their total. Throws NOT_FOUND for any other. Rejected ones only
   * to signed-in people.
   */
  async list(
    ctx: RequestContext,
    id: string,
    options: LimitInput = {},
  ): Promise<Versioned & { readonly measures: readonly Measure[]; readonly total: number }> {
    authorize(ctx, 'entries.read');
    const key = readEntryKey(id);
    const limit = wholeNumber('limit', options.limit, limits.measures);
    const { dataVersion } = await this.versions.current();
    const entry = requireFound(await this.details.find(key), messages.entryNotFound);
    const measures = (await this.ofEntries(ctx, [entry])).get(entry.id) ?? [];
    return { measures: measures.slice(0, limit), total: measures.length, dataVersion };
  }

  /** Returns the measures of many entries by their ids, with one statement for all. Rejected ones as `list` does. */
  async ofEntries(
    ctx: RequestContext,
    entries: readonly EntryView[],
  ): Promise<ReadonlyMap<string, readonly Measure[]>> {
    return ctx.viewer === null ? this.publicOf(entries) : this.allOf(entries);
  }

  /** Like `ofEntries`, without rejected ones for anybody, so that the answer may be kept for all. */
  async publicOf(entries: readonly EntryView[]): Promise<ReadonlyMap<string, readonly Measure[]>> {
    const all = await this.allOf(entries);
    return new Map(
      [...all].map(([id, measures]) => [id, measures.filter(({ status }) => status !== 'rejected')]),
    );
  }

  private async allOf(entries: readonly EntryView[]): Promise<ReadonlyMap<string, readonly Measure[]>> {
    const reviews = await this.reviews.latest(entries.map(({ id }) => id));
    const read = await mapCooperatively(
      entries,
      (entry) => [entry.id, measuresOf(entry, reviews.get(entry.id) ?? [])] as const,
    );
    return new Map(read);
  }

  /**
   * Confirms, corrects or rejects a measure, takes a review back (`status` `read`), or changes its note. Keys that are
   * not sent keep their values, but for one: a corrected number is confirmed unless `status` is sent. Throws
   * NOT_FOUND for an unknown measure, CONFLICT if the entry is at another version than `version`, BAD_USER_INPUT for an
   * empty review and for a note on a number that nobody reviewed.
   */
  async review(ctx: RequestContext, id: string, measureId: string, input: MeasureInput): Promise<Measure> {
    authorizeViewer(ctx, 'measures.review');
    const review = readReview(input);
    return this.write(ctx, id, input, (entry, reviews) => {
      const isAsked = (one: { readonly id: string }) => one.id === measureId.toLowerCase();
      const measure = requireFound(measuresOf(entry, reviews).find(isAsked), messages.measureNotFound);
      const last = reviews.find((one) => one.measureId === measure.id) ?? null;
      return decideReview(entry, measure, last, review);
    });
  }

  /**
   * Adds a measure that the rule does not read, as confirmed. Needs `measure`, `field`, and a value or k of n. Throws
   * as `review` does.
   */
  async add(ctx: RequestContext, id: string, input: MeasureInput): Promise<Measure> {
    authorizeViewer(ctx, 'measures.review');
    const added = readAddedMeasure(input);
    return this.write(ctx, id, input, (entry) => decideAdding(entry, added));
  }

  /**
   * Returns the latest reviews of a measure, newest first, and their total; none for a measure that nobody reviewed.
   * For signed-in people.
   */
  async history(
    ctx: RequestContext,
    id: string,
    measureId: string,
    options: LimitInput,
  ): Promise<{ readonly reviews: readonly MeasureReview[]; readonly total: number }> {
    authorize(ctx, 'measures.readHistory');
    const limit = wholeNumber('limit', options.limit, limits.measures);
    const entry = requireFound(await this.details.find(readEntryKey(id)), messages.entryNotFound);
    if (!isUuid(measureId)) throw new AppError('NOT_FOUND', messages.measureNotFound);
    const stored = await this.reviews.history(entry.id, measureId.toLowerCase(), limit);
    return { reviews: stored.map(reviewView), total: stored[0]?.number ?? 0 };
  }

  private async write(
    ctx: RequestContext,
    id: string,
    input: MeasureInput,
    decide: (entry: EntryView, reviews: readonly StoredReview[]) => Decision,
  ): Promise<Measure> {
    const viewer = authorizeViewer(ctx, 'measures.review');
    const key = readEntryKey(id);
    const expected = readExpected({ version: input['version'] });
    return this.database.transaction(async (transaction) => {
      const stored = await this.writes.lock(transaction, key, viewer.id);
      if (stored === null || !stored.living) throw new AppError('NOT_FOUND', messages.entryNotFound);
      const { entry } = stored;
      requireVersion(entry.version, expected);
      const reviews = (await this.reviews.latest([entry.id], transaction)).get(entry.id) ?? [];
      const decision = decide(entry, reviews);
      const about = { entryId: entry.id, entryVersion: entry.version, at: new Date(), userId: viewer.id };
      const now = await this.reviews.add(transaction, { ...decision, ...about }, entry);
      const isDecided = ({ id: measureId }: Measure): boolean => measureId === decision.measureId;
      const saved = measuresOf(entry, now).find(isDecided);
      if (saved !== undefined) return saved;
      const gone = measuresOf(entry, reviews).find(isDecided);
      if (gone === undefined) throw new Error('The measure was not written');
      return takenBack(gone);
    }, ctx.transaction);
  }
}
