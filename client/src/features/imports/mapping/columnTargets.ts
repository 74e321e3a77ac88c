import { entryFieldGroups } from '@contract/entry-field-row';
import { entryFields, requiredEntryFields } from '@contract/entry-fields';

import { labelOfField } from '../../../components/differences/fieldChanges';
import { groupLabels } from '../../../components/groupLabels';
import type { ImportDetailsFragment } from '../../../generated/types';

export type ImportColumn = ImportDetailsFragment['columns'][number];

/** The targets of a column other than fields, as the server's option values. */
export const keepAsAdditional = 'additional';
export const leaveOut = '';

/** Targets chosen by the curator, by header. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** The target of a column: its field, or one of the two values above. */
export function targetOf({ field }: ImportColumn): string {
  if (field === null) return leaveOut;
  return field.startsWith('additional.') ? keepAsAdditional : field;
}

/** The labels of the fields that identify an entry. */
const names = { accession: 'Accession', _id: 'Identifier (_id)' } as const;

export function labelOfTarget(target: string): string {
  if (target === leaveOut) return 'Do not import';
  if (target === keepAsAdditional) return 'Store as additional data';
  if (target === 'accession' || target === '_id') return names[target];
  return labelOfField(target);
}

/** All targets of a column; fields are in the order of an entry. */
export const targetOptions = [
  {
    group: 'Not a field',
    items: [keepAsAdditional, leaveOut].map(optionOf),
  },
  ...entryFieldGroups.map((group) => ({
    group: groupLabels[group],
    items: entryFields.filter((field) => field.group === group).map(({ name }) => optionOf(name)),
  })),
  { group: 'Identity of the entry', items: ['accession', '_id'].map(optionOf) },
];

function optionOf(target: string) {
  // The select treats a blank value as no choice.
  return { value: target === leaveOut ? 'leave-out' : target, label: labelOfTarget(target) };
}

/** Converts between the value of an option and its target. */
export const targetOfOption = (value: string): string => (value === 'leave-out' ? leaveOut : value);
export const optionOfTarget = (target: string): string => optionOf(target).value;

/** The columns whose target was changed, with the new target. */
export function changesOf(columns: readonly ImportColumn[], chosen: ChosenColumns): ChosenColumns {
  const changed = columns.filter(
    (column) => (chosen[column.header] ?? targetOf(column)) !== targetOf(column),
  );
  return Object.fromEntries(changed.map(({ header }) => [header, chosen[header] ?? leaveOut]));
}

/** The labels of required fields that no column fills. */
export function missingFields(columns: readonly ImportColumn[], chosen: ChosenColumns): readonly string[] {
  const filled = new Set(columns.map((column) => chosen[column.header] ?? targetOf(column)));
  return requiredEntryFields.filter((name) => !filled.has(name)).map(labelOfField);
}

/** Whether a column matches no field: imported as an additional fact, or left out. */
export function isUnmatched(column: ImportColumn, chosen: ChosenColumns): boolean {
  const target = chosen[column.header] ?? targetOf(column);
  return target === keepAsAdditional || target === leaveOut;
}
