import type { MeasureFieldsFragment } from '../generated/types';

let made = 0;

/** Creates a number of an entry as the rule reads it; a test passes only the values it depends on. */
export function makeMeasure(values: Partial<MeasureFieldsFragment> = {}): MeasureFieldsFragment {
  made += 1;
  return {
    __typename: 'Measure',
    id: `00000000-0000-5000-8000-${String(made).padStart(12, '0')}`,
    ...{ measure: 'sensitivity', field: 'sensitivity', start: 0, end: 3, text: '90%' },
    ...{ value: 0.9, low: null, high: null, interval: null, bound: null, positives: null, total: null },
    ...{ cutoff: null, specimen: null, assay: null, population: null, comparator: null, outcome: null },
    ...{ status: 'read', textChanged: false, reviewedText: null },
    ...{ reviewedBy: null, reviewedAt: null, note: null },
    ...values,
  } as MeasureFieldsFragment;
}
