import type { MeasuredField } from '../../schema/contract/entry-fields.js';
import type { MeasuredTexts, MeasureKind, Reading } from './measure.js';

/** Where a reviewed number stood in the text of its field, when a person reviewed it. */
export interface ReviewedPlace {
  readonly field: MeasuredField;
  /** The measure that the rule read; `null` for a number that a person added. */
  readonly readAs: MeasureKind | null;
  /** `null` for an added number without a place. */
  readonly words: string | null;
  readonly start: number | null;
  readonly end: number | null;
  /** The whole text of the field. */
  readonly fieldText: string;
}

/** A review with the reading that it is about, if the text of today still has it. */
export interface Matched<Review> {
  readonly review: Review;
  readonly reading: Reading | null;
  readonly textChanged: boolean;
}

/**
 * Finds the reading that each review is about. While the text is the same, it is that of the same measure at the same
 * place; otherwise that of the same measure with the same words, the nearest first. The other readings are unreviewed.
 */
export function matchReviews<Review extends ReviewedPlace>(
  texts: MeasuredTexts,
  readings: readonly Reading[],
  reviews: readonly Review[],
): { readonly matched: readonly Matched<Review>[]; readonly unreviewed: readonly Reading[] } {
  const left = new Set(readings);
  const matched = reviews.map((review): Matched<Review> => {
    const textChanged = texts[review.field] !== review.fieldText;
    const candidates = [...left].filter((reading) => isAbout(review, reading, textChanged));
    const [reading = null] = candidates.sort((a, b) => distance(a, review) - distance(b, review));
    if (reading !== null) left.delete(reading);
    return { review, reading, textChanged };
  });
  return { matched, unreviewed: readings.filter((reading) => left.has(reading)) };
}

function isAbout(
  { field, readAs, words, start, end }: ReviewedPlace,
  reading: Reading,
  textChanged: boolean,
): boolean {
  if (reading.field !== field || reading.measure !== readAs || start === null || end === null) return false;
  return textChanged ? reading.text === words : reading.start < end && start < reading.end;
}

function distance(reading: Reading, { start }: ReviewedPlace): number {
  return Math.abs(reading.start - (start ?? 0));
}
