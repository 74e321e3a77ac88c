import type { EntryFieldName } from './entry-fields.js';

/**
 * The fields whose values are counted for plots. A field that holds lists counts each part of a cell once: an entry with
 * `IgG1; IgG4` counts for both.
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

/** Whether the cells of a field are lists, whose parts are joined by "; ". */
export function holdsLists(field: EntryFieldName): boolean {
  return listFields.has(field);
}

/** How the growth of the database is counted: by the day or the month (UTC) in which entries were made. */
export const growthSteps = ['day', 'month'] as const;
export type GrowthStep = (typeof growthSteps)[number];
