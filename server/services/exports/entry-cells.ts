import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import type { EntryView } from '../../nouns/entry.js';
import type { ExportColumn } from '../entries/serialised-entry.js';

/** Returns the header of a table of entries; `additional` becomes one column for each key. */
export function headerCells(columns: readonly ExportColumn[], keys: readonly string[]): string[] {
  return columns.flatMap((column) =>
    column === 'additional' ? keys.map((key) => `additional.${key}`) : [column],
  );
}

/** Returns the cells of an entry under that header, guarded against formula injection. */
export function entryCells(
  entry: EntryView,
  columns: readonly ExportColumn[],
  keys: readonly string[],
): string[] {
  const row: string[] = [];
  for (const column of columns) {
    if (column === 'additional') for (const key of keys) row.push(guarded(additionalCell(entry, key)));
    else row.push(guarded(cell(entry, column)));
  }
  return row;
}

/** Every object inherits names such as toString; only the entry's own names count. */
function additionalCell({ additional }: EntryView, key: string): string {
  return Object.hasOwn(additional, key) ? (additional[key] ?? '') : '';
}

function guarded(text: string): string {
  return text === '' ? text : guardCell(text);
}

function cell(entry: EntryView, column: Exclude<ExportColumn, 'additional'>): string {
  if (column === '_id') return entry.id;
  if (column === 'createdAt' || column === 'updatedAt') return entry[column].toISOString();
  return entry[column] ?? '';
}
