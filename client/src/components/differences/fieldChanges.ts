import { entryField, entryFieldNames, isEntryFieldName } from '@contract/entry-fields';

/** How one field changed: a field's name, or `additional.` and a free name; null for nothing. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const additional = 'additional.';

/** What a field of a change is called on the page. */
export function labelOfField(field: string): string {
  if (isEntryFieldName(field)) return entryField(field).label;
  return field.startsWith(additional) ? field.slice(additional.length) : field;
}

/** Changes in the order in which an entry tells its fields, free names last. */
export function inFieldOrder(changes: readonly FieldChange[]): readonly FieldChange[] {
  return [...changes].sort((one, other) => placeOf(one.field) - placeOf(other.field));
}

function placeOf(field: string): number {
  const place = entryFieldNames.findIndex((name) => name === field);
  return place === -1 ? entryFieldNames.length : place;
}
