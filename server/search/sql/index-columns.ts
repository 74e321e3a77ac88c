import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';

/** The column of a field: its name in snake case. */
export function columnName(field: EntryFieldName): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The column of `entry_index` that holds a field's sort key. */
export function keyColumn(field: EntryFieldName): string {
  return `key_${columnName(field)}`;
}
