import { entryField, entryFieldNames, isEntryFieldName } from '@contract/entry-fields';

/** The change of one field: a field's name, or `additional.` and a free name; null for no value. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const additional = 'additional.';

/** The label of a changed field. */
export function labelOfField(field: string): string {
  if (isEntryFieldName(field)) return entryField(field).label;
  return field.startsWith(additional) ? field.slice(additional.length) : field;
}

/** Changes in the order of an entry's fields, with free names last. */
export function inFieldOrder(changes: readonly FieldChange[]): readonly FieldChange[] {
  return [...changes].sort((one, other) => placeOf(one.field) - placeOf(other.field));
}

function placeOf(field: string): number {
  const place = entryFieldNames.findIndex((name) => name === field);
  return place === -1 ? entryFieldNames.length : place;
}
