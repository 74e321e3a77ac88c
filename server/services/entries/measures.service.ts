import { v7 as uuidV7 } from 'uuid';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';
import { measuredFields } from '../../measures/measure.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Measure, MeasureReview } from '../../nouns/measure.js';
import type { DataVersionRepository } from '../../persistence/repositories/data-version.repository.js';
import type { EntryDetailRepository } from '../../persistence/repositories/entry-detail.repository.js';
import type { EntryWriteRepository } from '../../persistence/repositories/entry-write.repository.js';
import type {
  MeasureReviewRepository,
  NewReview,
} from '../../persistence/repositories/measure-review.repository.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.js';
import { authorize, authorizeViewer } from '../authorize.js';
import { isUuid, oneOf, readText } from '../read-input.js';
import type { RequestContext } from '../request-context.js';
import { readEntryKey } from './entry-key.js';
import type { Versioned } from './entry-views.js';
import {
  blankContent,
  checkedContent,
  type MeasureInput,
  readMeasureChange,
  readPlace,
  readStatus,
} from './measure-inputs.js';
import { contentOfMeasure, measuresOf, reviewView } from './measure-views.js';
import { readExpected, requireVersion } from './read-expected.js';

/** What one write stores. */
type Decision = Pick<
  NewReview,
  'measureId' | 'action' | 'status' | 'content' | 'field' | 'readAs' | 'words' | 'start' | 'end'
>;

/** The numbers that the texts of entries state: reads them, and stores what people say of them. */
export class MeasuresService {
  constructor(
    private readonly details: EntryDetailRepository,
    private readonly reviews: MeasureReviewRepository,
    private readonly versions: Pick<DataVersionRepository, 'current'>,
    private readonly writes: Pick<EntryWriteRepository, 'lock'>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the measures of a living entry. Throws NOT_FOUND for any other. Rejected ones only to signed-in people. */
  async list(
    ctx: RequestContext,
    id: string,
  ): Promise<Versioned & { readonly measures: readonly Measure[] }> {
    authorize(ctx, 'entries.read');
    const key = readEntryKey(id);
    const { dataVersion } = await this.versions.current();
    const entry = await this.details.find(key);
    if (entry === null) throw new AppError('NOT_FOUND', messages.entryNotFound);
    const measures = await this.ofEntries(ctx, [entry]);
    return { measures: measures.get(entry.id) ?? [], dataVersion };
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
    return new Map(entries.map((entry) => [entry.id, measuresOf(entry, reviews.get(entry.id) ?? [])]));
  }

  /**
   * Confirms, corrects or rejects a measure, or takes a review back (`status` `read`). Keys that are not sent keep
   * their values. Throws NOT_FOUND for an unknown measure, CONFLICT if the entry is at another version than `version`.
   */
  async review(ctx: RequestContext, id: string, measureId: string, input: MeasureInput): Promise<Measure> {
    authorizeViewer(ctx, 'measures.review');
    const change = readMeasureChange(input);
    const status = readStatus(input['status']) ?? 'confirmed';
    return this.write(ctx, id, input, (_entry, known) => {
      const measure = known.find((one) => one.measure.id === measureId.toLowerCase());
      if (measure === undefined) throw new AppError('NOT_FOUND', messages.measureNotFound);
      const { field, start, end, text } = measure.measure;
      if (status === 'read' && measure.readAs === null) throw badInput('status', messages.measureAdded);
      const before = contentOfMeasure(measure.measure);
      const content = checkedContent({ ...before, ...change });
      const isSame = JSON.stringify(content) === JSON.stringify(before);
      const confirmed = isSame ? 'confirm' : 'correct';
      const action = status === 'rejected' ? 'reject' : status === 'read' ? 'reset' : confirmed;
      return {
        measureId: measureId.toLowerCase(),
        action,
        status,
        content,
        field,
        readAs: measure.readAs,
        words: text,
        start,
        end,
      };
    });
  }

  /**
   * Adds a measure that the rule does not read. Needs `measure`, `field`, and a value or k of n. Throws as `review`
   * does.
   */
  async add(ctx: RequestContext, id: string, input: MeasureInput): Promise<Measure> {
    return this.write(ctx, id, input, (entry) => {
      const field = oneOf('field', textOf(input['field']), measuredFields, 'sensitivity');
      if (input['field'] === undefined) throw badInput('field', messages.oneOf('field', measuredFields));
      const { measure, ...change } = readMeasureChange(input);
      if (measure === undefined) throw badInput('measure', messages.measureRequired);
      const content = checkedContent({ ...blankContent, ...change, measure });
      const text = entry[field];
      if (text === null) throw badInput('field', messages.measureFieldBlank);
      const place = readPlace(input, text);
      return {
        measureId: uuidV7(),
        action: 'add',
        status: 'confirmed',
        content,
        field,
        readAs: null,
        ...place,
      };
    });
  }

  /** Returns the reviews of a measure, newest first; none for a measure that nobody reviewed. For signed-in people. */
  async history(ctx: RequestContext, id: string, measureId: string): Promise<readonly MeasureReview[]> {
    authorize(ctx, 'measures.readHistory');
    const entry = await this.details.find(readEntryKey(id));
    if (entry === null) throw new AppError('NOT_FOUND', messages.entryNotFound);
    if (!isUuid(measureId)) throw new AppError('NOT_FOUND', messages.measureNotFound);
    const stored = await this.reviews.history(entry.id, measureId.toLowerCase());
    return stored.map(reviewView);
  }

  private async write(
    ctx: RequestContext,
    id: string,
    input: MeasureInput,
    decide: (entry: EntryView, known: readonly KnownMeasure[]) => Decision,
  ): Promise<Measure> {
    const viewer = authorizeViewer(ctx, 'measures.review');
    const key = readEntryKey(id);
    const expected = readExpected({ version: input['version'] });
    const note = readText('note', input['note'], limits.reasonLength) ?? null;
    return this.unitOfWork.run(ctx.transaction, async (transaction) => {
      const stored = await this.writes.lock(transaction, key, viewer.id);
      if (stored === null || !stored.living) throw new AppError('NOT_FOUND', messages.entryNotFound);
      const { entry } = stored;
      requireVersion(entry.version, expected);
      const reviews = (await this.reviews.latest([entry.id], transaction)).get(entry.id) ?? [];
      const readAs = new Map(reviews.map((review) => [review.measureId, review.readAs]));
      const known = measuresOf(entry, reviews).map((measure) => ({
        measure,
        readAs: readAs.has(measure.id) ? (readAs.get(measure.id) ?? null) : measure.measure,
      }));
      const decision = decide(entry, known);
      const about = {
        entryId: entry.id,
        fieldText: entry[decision.field] ?? '',
        note,
        entryVersion: entry.version,
      };
      const review = { ...decision, ...about, at: new Date(), userId: viewer.id };
      const now = await this.reviews.add(transaction, review, entry);
      const saved = measuresOf(entry, now).find((measure) => measure.id === decision.measureId);
      if (saved === undefined) throw new Error('The measure was not written');
      return saved;
    });
  }
}

interface KnownMeasure {
  readonly measure: Measure;
  readonly readAs: NewReview['readAs'];
}

function textOf(sent: unknown): string | undefined {
  return typeof sent === 'string' ? sent : undefined;
}
