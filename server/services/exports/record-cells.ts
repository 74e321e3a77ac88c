import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import type { EntryView } from '../../nouns/entry.js';
import type { RecordColumn } from '../entries/entry-record.js';

/** The header of a table of entries; `additional` stands for one column a key. */
export function headerCells(columns: readonly RecordColumn[], keys: readonly string[]): string[] {
  return columns.flatMap((column) =>
    column === 'additional' ? keys.map((key) => `additional.${key}`) : [column],
  );
}

/** The cells of an entry under such a header, guarded against being run as formulas. */
export function recordCells(
  entry: EntryView,
  columns: readonly RecordColumn[],
  keys: readonly string[],
): string[] {
  const row: string[] = [];
  for (const column of columns) {
    if (column === 'additional') for (const key of keys) row.push(guarded(additionalCell(entry, key)));
    else row.push(guarded(cell(entry, column)));
  }
  return row;
}

/** A name such as toString is there in every object, and only counts where the entry has it. */
function additionalCell({ additional }: EntryView, key: string): string {
  return Object.hasOwn(additional, key) ? (additional[key] ?? '') : '';
}

function guarded(text: string): string {
  return text === '' ? text : guardCell(text);
}

function cell(entry: EntryView, column: Exclude<RecordColumn, 'additional'>): string {
  if (column === '_id') return entry.id;
  if (column === 'createdAt' || column === 'updatedAt') return entry[column].toISOString();
  return entry[column] ?? '';
}
