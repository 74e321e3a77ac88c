import { type EntryFieldGroup, entryFieldGroups } from '@contract/entry-field-row';
import { type EntryField, entryFields, isEntryFieldName } from '@contract/entry-fields';

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

/** The number of active text filters. */
export function countTyped(filters: EntryFilters): number {
  return Object.keys(filters).filter((name) => isEntryFieldName(name) && !isCascadeField(name)).length;
}
