import { type MeasuredValues, measuredValues } from '../measures/chosen-measure.js';
import type { Review } from '../measures/entry-measures.js';
import type { MeasuredTexts } from '../measures/measure.js';

/** The columns of `entry_index` with the values of `MeasuredValues`. */
export const measuredColumns = {
  sensitivity: 'measured_sensitivity',
  specificity: 'measured_specificity',
} as const satisfies Record<keyof MeasuredValues, string>;

export const measuredColumnNames = Object.values(measuredColumns);

/** The measured columns of the row of an entry in `entry_index`. */
export function measuredRow(
  texts: MeasuredTexts,
  reviews: readonly Review[] = [],
): Readonly<Record<(typeof measuredColumnNames)[number], number | null>> {
  const { sensitivity, specificity } = measuredValues(texts, reviews);
  return { measured_sensitivity: sensitivity, measured_specificity: specificity };
}
