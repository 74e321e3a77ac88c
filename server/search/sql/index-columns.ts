import type { EntryFieldName } from '../../../schema/contract/entry-fields.js';
import { cascadeFields } from '../../../schema/contract/entry-filters.js';

/** Returns the column of a field: its name in snake case. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the column of `entry_index` with the sort key of a field. */
export function keyColumn(field: EntryFieldName): string {
  return `key_${columnName(field)}`;
}

const indexed: ReadonlySet<EntryFieldName> = new Set(cascadeFields);

/** Whether `entry_index` has an index in the order of the field's key: only for the cascade fields (ADR 24). */
export function isIndexed(field: EntryFieldName): boolean {
  return indexed.has(field);
}
