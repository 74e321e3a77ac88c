import type { SortKey } from '../../schema/contract/entry-filters.js';
import { measuredValues } from '../measures/chosen-measure.js';
import type { MeasuredTexts } from '../measures/measure.js';

type SortedEntry<Moment> = MeasuredTexts &
  Readonly<Record<Exclude<SortKey, Computed | Times>, string | null>> &
  Readonly<Record<Times, Moment>>;
type Computed = 'relevance' | 'measuredSensitivity' | 'measuredSpecificity';
type Times = 'createdAt' | 'updatedAt';

/** The value of an entry that nobody has reviewed by which a list is sorted. */
export function sortedValue<Moment>(
  entry: SortedEntry<Moment>,
  sortBy: SortKey,
): string | number | Moment | null {
  if (sortBy === 'measuredSensitivity') return measuredValues(entry).sensitivity;
  if (sortBy === 'measuredSpecificity') return measuredValues(entry).specificity;
  return entry[sortBy === 'relevance' ? 'disease' : sortBy];
}
