/** The fields whose numbers are read. */
export const measuredFields = [
  'sensitivity',
  'positivePredictiveValues',
  'negativePredictiveValues',
  'referenceRangesAndCutoffValues',
  'diagnosticMarker',
] as const;
