import type { EntryFieldName } from './entry-fields.js';

/** The fields whose text is read for numbers. */
export const measuredFields = [
  'sensitivity',
  'positivePredictiveValues',
  'negativePredictiveValues',
  'referenceRangesAndCutoffValues',
  'diagnosticMarker',
] as const satisfies readonly EntryFieldName[];
export type MeasuredField = (typeof measuredFields)[number];
