import type { EntryView } from '../../nouns/entry.js';
import type { Measure, MeasureReview } from '../../nouns/measure.js';
import { serialiseEntry } from '../../services/entries/serialised-entry.js';
import { serialiseMeasure } from '../../services/entries/serialised-measure.js';
import { personJson } from './history-json.js';

/** Converts a review of a measure to REST JSON. */
export function measureReviewJson({ by, at, ...review }: MeasureReview) {
  return { ...review, by: personJson(by), at: at.toISOString() };
}

/** Converts an entry to REST JSON, with its measures if they were asked for. */
export function measuredEntryJson(
  entry: EntryView,
  measures: ReadonlyMap<string, readonly Measure[]> | null,
) {
  const json = serialiseEntry(entry);
  return measures === null
    ? json
    : { ...json, measures: (measures.get(entry.id) ?? []).map(serialiseMeasure) };
}
