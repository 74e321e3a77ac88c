import { entryMeasures, type Review } from './entry-measures.js';
import type { MeasureContent, MeasuredTexts, MeasureKind, MeasureStatus } from './measure.js';

type Candidate = Pick<MeasureContent, 'measure' | 'outcome' | 'interval' | 'total'> & {
  readonly status: MeasureStatus;
};

/**
 * Chooses the number of a kind that stands for several, in the order of the text, or of entries: a confirmed one before
 * one that was only read, one with an interval before one without, then the one of most people, then the first. Never
 * chooses a rejected one, nor a predictive value of another outcome than the disease. `null` if there is none.
 */
export function chooseMeasure<One extends Candidate>(
  measures: readonly One[],
  kind: MeasureKind,
): One | null {
  const candidates = measures.filter(
    ({ measure, outcome, status }) => measure === kind && outcome === null && status !== 'rejected',
  );
  return candidates.reduce<One | null>(
    (best, one) => (best === null || isBetter(one, best) ? one : best),
    null,
  );
}

function isBetter(one: Candidate, other: Candidate): boolean {
  const [mine, theirs] = [weightOf(one), weightOf(other)];
  const place = mine.findIndex((part, index) => part !== theirs[index]);
  return place >= 0 && (mine[place] ?? 0) > (theirs[place] ?? 0);
}

function weightOf({ status, interval, total }: Candidate): readonly number[] {
  return [status === 'confirmed' ? 1 : 0, interval === null ? 0 : 1, total ?? 0];
}

/** The values by which an entry is sorted and filtered, from 0 to 1; `null` for none. */
export interface MeasuredValues {
  readonly sensitivity: number | null;
  readonly specificity: number | null;
}

/** Returns the values of the numbers that stand for an entry. A range alone has none. */
export function measuredValues(texts: MeasuredTexts, reviews: readonly Review[] = []): MeasuredValues {
  const measures = entryMeasures(texts, reviews);
  return {
    sensitivity: chooseMeasure(measures, 'sensitivity')?.value ?? null,
    specificity: chooseMeasure(measures, 'specificity')?.value ?? null,
  };
}
