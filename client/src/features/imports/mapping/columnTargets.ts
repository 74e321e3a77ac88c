import { entryFieldGroups } from '@contract/entry-field-row';
import { entryFields, requiredEntryFields } from '@contract/entry-fields';

import { labelOfField } from '../../../components/differences/fieldChanges';
import { groupLabels } from '../../../components/groupLabels';
import type { ImportDetailsFragment } from '../../../generated/types';

export type ImportColumn = ImportDetailsFragment['columns'][number];

/** What a curator can make of a column, beside the fields: as the option that says it to the server. */
export const keepAsAdditional = 'additional';
export const leaveOut = '';

/** Columns as the curator changed them, by header. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** What a column goes to: its field, or one of the two above. */
export function targetOf({ field }: ImportColumn): string {
  if (field === null) return leaveOut;
  return field.startsWith('additional.') ? keepAsAdditional : field;
}

/** What the database names an entry by. */
const names = { accession: 'Accession', _id: 'Identifier (_id)' } as const;

/** What a column is read as, for a person. */
export function labelOfTarget(target: string): string {
  if (target === leaveOut) return 'Leave out';
  if (target === keepAsAdditional) return 'Keep as additional';
  if (target === 'accession' || target === '_id') return names[target];
  return labelOfField(target);
}

/** Everything a column can be read as, in the order of the fields of an entry. */
export const targetOptions = [
  {
    group: 'Not a field',
    items: [keepAsAdditional, leaveOut].map(optionOf),
  },
  ...entryFieldGroups.map((group) => ({
    group: groupLabels[group],
    items: entryFields.filter((field) => field.group === group).map(({ name }) => optionOf(name)),
  })),
  { group: 'Which entry it is', items: ['accession', '_id'].map(optionOf) },
];

function optionOf(target: string) {
  // A blank value means that nothing is chosen.
  return { value: target === leaveOut ? 'leave-out' : target, label: labelOfTarget(target) };
}

/** The target behind the value of an option, and the other way round. */
export const targetOfOption = (value: string): string => (value === 'leave-out' ? leaveOut : value);
export const optionOfTarget = (target: string): string => optionOf(target).value;

/** The columns that are to be read as something else than they were, and as what. */
export function changesOf(columns: readonly ImportColumn[], chosen: ChosenColumns): ChosenColumns {
  const changed = columns.filter(
    (column) => (chosen[column.header] ?? targetOf(column)) !== targetOf(column),
  );
  return Object.fromEntries(changed.map(({ header }) => [header, chosen[header] ?? leaveOut]));
}

/** Labels of the required fields that no column fills. */
export function missingFields(columns: readonly ImportColumn[], chosen: ChosenColumns): readonly string[] {
  const filled = new Set(columns.map((column) => chosen[column.header] ?? targetOf(column)));
  return requiredEntryFields.filter((name) => !filled.has(name)).map(labelOfField);
}

/** Whether a column is none of ours: kept by its own name, or left out. */
export function isUnmatched(column: ImportColumn, chosen: ChosenColumns): boolean {
  const target = chosen[column.header] ?? targetOf(column);
  return target === keepAsAdditional || target === leaveOut;
}
