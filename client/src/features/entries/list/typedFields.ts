import { type EntryFieldGroup, entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, entryFields, isEntryFieldName } from '@contract/entry-fields';
import { measuredFilters } from '@contract/entry-filters';

import { type EntryFilters, isCascadeField } from '../../../components/entryFilters';

interface TypedFieldGroup {
  readonly group: EntryFieldGroup;
  readonly fields: readonly EntryField[];
}

/** The fields with text filters, in the contract's groups. */
export const typedFieldGroups: readonly TypedFieldGroup[] = entryFieldGroups
  .map((group) => ({
    group,
    fields: entryFields.filter((field) => field.group === group && !isCascadeField(field.name)),
  }))
  .filter(({ fields }) => fields.length > 0);

/** The number of active filters that are not of the cascade and can be changed in the drawer. */
export function countTyped(filters: EntryFilters): number {
  const least: readonly string[] = measuredFilters;
  return Object.keys(filters).filter(
    (name) => least.includes(name) || (isEntryFieldName(name) && !isCascadeField(name)),
  ).length;
}
