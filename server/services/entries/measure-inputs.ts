import { type MeasuredField, measuredFields } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { isRoundedShare } from '../../../schema/contract/rules/diagnostics.js';
import { badInput } from '../../errors.js';
import {
  boundKinds,
  intervalKinds,
  type MeasureContent,
  measureKinds,
  type MeasureStatus,
  measureStatuses,
  noContext,
  noFigures,
} from '../../measures/measure.js';
import type { NewReview } from '../../persistence/repositories/measure-review.repository.js';
import { largestInteger } from '../../persistence/rows.js';
import { isAbsent, optionalOneOf, readShare, readText, requiredOneOf } from '../read-input.js';

/** A review as a client sent it; the service reads and checks it. */
export type MeasureInput = Readonly<Record<string, unknown>>;

/** The keys of a measure that were sent, checked one by one; `null` clears one. */
type MeasureChange = Partial<MeasureContent>;

const figureKeys = ['value', 'low', 'high', 'positives', 'total'] as const;

/** How each key of a measure is read, in the order in which its problems are reported. */
const readers: {
  readonly [Key in keyof MeasureContent]: (key: string, sent: unknown) => MeasureContent[Key];
} = {
  measure: (key, sent) => requiredOneOf(key, sent, measureKinds),
  value: readOptionalShare,
  low: readOptionalShare,
  high: readOptionalShare,
  positives: readCount,
  total: readCount,
  interval: (key, sent) => optionalOneOf(key, sent, intervalKinds),
  bound: (key, sent) => optionalOneOf(key, sent, boundKinds),
  cutoff: readWords,
  specimen: readWords,
  assay: readWords,
  population: readWords,
  comparator: readWords,
  outcome: readWords,
};

/** Reads the keys of a measure that were sent. Throws BAD_USER_INPUT for the first that is not valid. */
function readMeasureChange(input: MeasureInput): MeasureChange {
  const sent = Object.entries(readers).filter(([key]) => input[key] !== undefined);
  return Object.fromEntries(sent.map(([key, read]) => [key, read(key, input[key])]));
}

/** A review as it was sent; `status` `null` and `note` `undefined` were not. */
export interface SentReview {
  readonly status: MeasureStatus | null;
  readonly change: MeasureChange;
  readonly note: string | null | undefined;
}

/** Reads a review. Throws BAD_USER_INPUT for the first key that is not valid, and if nothing was sent. */
export function readReview(input: MeasureInput): SentReview {
  const sentReview = { change: readMeasureChange(input), status: readStatus(input), note: readNote(input) };
  const { change, status, note } = sentReview;
  if (Object.keys(change).length === 0 && status === null && note === undefined)
    throw badInput('status', messages.measureReviewBlank);
  return sentReview;
}

/** An added measure as it was sent. */
export interface SentMeasure {
  readonly field: MeasuredField;
  readonly content: MeasureContent;
  readonly note: string | null;
  /** Where its words stand; read only with the text of the field. */
  readonly place: MeasureInput;
}

/** Reads an added measure. Throws BAD_USER_INPUT for the first key that is missing or not valid. */
export function readAddedMeasure(input: MeasureInput): SentMeasure {
  const field = requiredOneOf('field', input['field'], measuredFields);
  if ((readStatus(input) ?? 'confirmed') !== 'confirmed')
    throw badInput('status', messages.measureAddedConfirmed);
  const { measure, ...change } = readMeasureChange(input);
  if (measure === undefined) throw badInput('measure', messages.measureRequired);
  const content = changedMeasure({ ...noFigures, ...noContext, measure }, change);
  return { field, content, note: readNote(input) ?? null, place: input };
}

function readStatus(input: MeasureInput): MeasureStatus | null {
  return optionalOneOf('status', input['status'], measureStatuses);
}

/** Reads a note; `undefined` if none was sent, `null` for a blank one. */
function readNote(input: MeasureInput): string | null | undefined {
  return readText('note', input['note'], limits.reasonLength);
}

/**
 * Returns a measure with changed keys; the value follows from sent counts unless it is sent. Throws BAD_USER_INPUT
 * unless the keys fit each other. Figures that stay are as the text says them, whether they fit or not.
 */
export function changedMeasure(before: MeasureContent, change: MeasureChange): MeasureContent {
  const changed = { ...before, ...change };
  const { low, high, interval, positives, total } = changed;
  const hasInterval = low !== null || high !== null || interval !== null;
  if (hasInterval && (low === null || high === null || interval === null || low > high)) {
    throw badInput('interval', messages.measureInterval);
  }
  if (positives !== null && (total === null || positives > total))
    throw badInput('positives', messages.measureCounts);
  if (total === 0) throw badInput('total', messages.measureCounts);
  const share = positives !== null && total !== null ? positives / total : null;
  const isCounted = change.positives !== undefined || change.total !== undefined;
  const sentValue = isCounted && share !== null ? change.value : changed.value;
  const content = { ...changed, value: sentValue ?? share };
  if (content.value === null && low === null) throw badInput('value', messages.measureRequired);
  if (figureKeys.some((key) => content[key] !== before[key])) requireAgreement(content);
  return content;
}

/** Throws BAD_USER_INPUT if a value contradicts its counts or its interval by more than rounding. */
function requireAgreement({ value, low, high, positives, total }: MeasureContent): void {
  if (value === null) return;
  if (positives !== null && total !== null && !isRoundedShare(value, positives / total))
    throw badInput('value', messages.measureDiffers(value, positives, total));
  if (low === null || high === null) return;
  const nearest = Math.min(Math.max(value, low), high);
  if (!isRoundedShare(value, nearest)) throw badInput('value', messages.measureOutside(value, low, high));
}

/** Reads a number from 0 to 1; `null` for a blank. A percentage is refused, never taken for a share. */
function readOptionalShare(key: string, sent: unknown): number | null {
  return isAbsent(sent) ? null : readShare(key, sent);
}

function readCount(key: string, sent: unknown): number | null {
  if (isAbsent(sent)) return null;
  const number = typeof sent === 'string' && /^\d+$/u.test(sent.trim()) ? Number(sent) : sent;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > largestInteger) {
    throw badInput(key, messages.measureCounts);
  }
  return number;
}

function readWords(key: string, sent: unknown): string | null {
  return readText(key, sent, limits.measureWordsLength) ?? null;
}

/** The place of an added measure: both ends within the text, or none. */
export function readPlace(
  { start, end }: MeasureInput,
  text: string,
): Pick<NewReview, 'words' | 'start' | 'end'> {
  if ((start ?? null) === null && (end ?? null) === null) return { words: null, start: null, end: null };
  const isPlace = Number.isInteger(start) && Number.isInteger(end);
  if (!isPlace || typeof start !== 'number' || typeof end !== 'number')
    throw badInput('start', messages.measurePlace);
  if (start < 0 || end <= start || end > text.length) throw badInput('start', messages.measurePlace);
  return { words: text.slice(start, end), start, end };
}
