import { type MeasuredField, measuredFields } from '../../schema/contract/entry-fields.js';
import type { MeasureContent, MeasuredTexts, MeasureStatus, Reading } from './measure.js';
import { readMeasures } from './read-measures.js';
import { type Matched, matchReviews, type ReviewedPlace } from './reviewed-measures.js';

/** The last review of a number. */
export interface Review extends ReviewedPlace {
  readonly status: MeasureStatus;
  readonly content: MeasureContent;
}

/** A number of an entry: as the rule reads it, or as the last review of it says. */
export interface EntryMeasure<OneReview> extends MeasureContent {
  readonly field: MeasuredField;
  /** Where its words stand in the text; `null` if they are not there. */
  readonly start: number | null;
  readonly end: number | null;
  /** The words; `null` for an added number without a place. */
  readonly text: string | null;
  readonly status: MeasureStatus;
  readonly textChanged: boolean;
  readonly review: OneReview | null;
}

/** Returns the numbers of an entry in the order of fields and text: read automatically, and as people left them. */
export function entryMeasures<OneReview extends Review>(
  texts: MeasuredTexts,
  reviews: readonly OneReview[],
): readonly EntryMeasure<OneReview>[] {
  const { matched, unreviewed } = matchReviews(texts, readMeasures(texts), reviews);
  const reviewed = matched.flatMap((match) => reviewedMeasure(texts, match));
  const read = unreviewed.map((reading) => readMeasure<OneReview>(reading, null));
  return [...reviewed, ...read].sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ field, start }: EntryMeasure<unknown>): number {
  return measuredFields.indexOf(field) * 1_000_000 + (start ?? 999_999);
}

function readMeasure<OneReview>(reading: Reading, review: OneReview | null): EntryMeasure<OneReview> {
  return { ...reading, status: 'read', textChanged: false, review };
}

/** A rejected number, or one taken back, goes with its words; a confirmed one stays and says that the text changed. */
function reviewedMeasure<OneReview extends Review>(
  texts: MeasuredTexts,
  { review, reading, textChanged }: Matched<OneReview>,
): EntryMeasure<OneReview>[] {
  const { status, content, field, words } = review;
  if (status === 'read') return reading === null ? [] : [readMeasure(reading, review)];
  if (textChanged && reading === null && status === 'rejected') return [];
  const place = textChanged ? (reading ?? findWords(texts[field], words)) : review;
  const [start, end] = [place?.start ?? null, place?.end ?? null];
  return [{ ...content, field, start, end, text: words, status, textChanged, review }];
}

function findWords(text: string | null, words: string | null): { start: number; end: number } | null {
  const start = words === null ? -1 : (text?.indexOf(words) ?? -1);
  return start < 0 || words === null ? null : { start, end: start + words.length };
}
