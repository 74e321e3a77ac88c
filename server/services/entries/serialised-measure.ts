import { type MeasureKind, measureKinds } from '../../measures/measure.js';
import type { EntryView } from '../../nouns/entry.js';
import type { Measure } from '../../nouns/measure.js';
import type { Person } from '../../nouns/revision.js';

/** An entry with its measures, where they were asked for. */
export interface MeasuredEntry extends EntryView {
  readonly measures?: readonly Measure[] | undefined;
}

/** Converts a measure to the form of REST and files. */
export function serialiseMeasure({ id, reviewedBy, reviewedAt, ...measure }: Measure) {
  return {
    _id: id,
    ...measure,
    reviewedBy: serialisePerson(reviewedBy),
    reviewedAt: reviewedAt?.toISOString() ?? null,
  };
}

/** Converts the author of a change to the form of REST and files. */
export function serialisePerson(person: Person | null) {
  return person === null ? null : { _id: person.id, name: person.name };
}

const columnPrefix = 'measure.';

/** The header of the column for one kind of measure. */
export type MeasureHeader = `${typeof columnPrefix}${MeasureKind}`;

export const measureHeaders = measureKinds.map((kind): MeasureHeader => `${columnPrefix}${kind}`);

export function isMeasureHeader(column: string): column is MeasureHeader {
  return column.startsWith(columnPrefix);
}

/** Whether a measure belongs under a header. */
export function isUnder(header: MeasureHeader, { measure }: Measure): boolean {
  return header === `${columnPrefix}${measure}`;
}

/** The cell under a header: the numbers of one kind, joined by "; ". */
export function measureCell({ measures = [] }: MeasuredEntry, header: MeasureHeader): string {
  return measures
    .filter((measure) => isUnder(header, measure) && measure.status !== 'rejected')
    .map(briefly)
    .join('; ');
}

/** "0.48 (24/50)", "0.87 (0.85-0.89, ci95)", "0.54-0.95 (range)", "at_least 0.9 (for relapse)". */
function briefly({ value, low, high, interval, bound, positives, total, outcome }: Measure): string {
  const range = low === null || high === null ? null : `${String(low)}-${String(high)}`;
  const about = [
    ...(range === null ? [] : [value === null ? String(interval) : `${range}, ${String(interval)}`]),
    ...(total === null
      ? []
      : [positives === null ? `n=${String(total)}` : `${String(positives)}/${String(total)}`]),
    ...(outcome === null ? [] : [`for ${outcome}`]),
  ];
  const number = [bound, value ?? range].filter((part) => part !== null).join(' ');
  return about.length === 0 ? number : `${number} (${about.join('; ')})`;
}
