import type { EntryFieldName } from './entry-fields.js';

/**
 * The fields whose values are counted for plots. A field that holds lists counts each part of a cell once: an entry
 * with `IgG1; IgG4` counts for both.
 */
export const distributionFields = [
  'disease',
  'autoantibody',
  'autoantigen',
  'epitope',
  'type',
  'uniprotId',
  'isotypeSubclasses',
  'screening',
  'confirmation',
] as const satisfies readonly EntryFieldName[];
export type DistributionField = (typeof distributionFields)[number];

const listFields: ReadonlySet<EntryFieldName> = new Set([
  'uniprotId',
  'isotypeSubclasses',
  'screening',
  'confirmation',
]);

/** Returns whether the values of a field are lists, with parts joined by "; ". */
export function isListField(field: EntryFieldName): boolean {
  return listFields.has(field);
}

/** The periods of the growth statistics: the day or the month (UTC) in which entries were created. */
export const growthSteps = ['day', 'month'] as const;
export type GrowthStep = (typeof growthSteps)[number];
