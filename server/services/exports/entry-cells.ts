import { messages } from '../../../schema/contract/messages.js';
import { additionalPrefix } from '../../../schema/contract/rules/additional.js';
import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import { isStorableText } from '../../../schema/contract/rules/text.js';
import { badInput } from '../../errors.js';
import type { EntryView } from '../../nouns/entry.js';
import {
  type ExportColumn,
  exportColumns,
  isAdditional,
  type TableColumn,
} from '../entries/serialised-entry.js';
import {
  isMeasureHeader,
  measureCell,
  type MeasuredEntry,
  measureHeaders,
} from '../entries/serialised-measure.js';

const allowed = [...exportColumns, `${additionalPrefix}<key>`, ...measureHeaders];

/** Reads the distinct names of columns, joined by commas; `null` for none. Throws BAD_USER_INPUT for an unknown one. */
export function readColumns(sent: string | null | undefined): readonly ExportColumn[] | null {
  const names = (sent ?? '').split(',').map((name) => name.trim());
  const chosen = names.filter((name) => name !== '');
  if (chosen.length === 0) return null;
  return [...new Set(chosen)].map((name): ExportColumn => {
    const column = [...exportColumns, ...measureHeaders].find((known) => known === name);
    if (column !== undefined) return column;
    const key = name.startsWith(additionalPrefix) ? name.slice(additionalPrefix.length) : '';
    if (key === '' || !isStorableText(key)) throw badInput('columns', messages.oneOf('columns', allowed));
    return `${additionalPrefix}${key}`;
  });
}

/** Returns the header of a table of entries, guarded as cells; `additional` becomes one column for each key. */
export function headerCells(columns: readonly TableColumn[], keys: readonly string[]): string[] {
  return columns.flatMap((column) => {
    if (column === 'additional') return keys.map((key) => guardCell(additionalPrefix + key));
    return column === 'measures' ? measureHeaders : [guardCell(column)];
  });
}

/** Returns the cells of an entry under that header, guarded against formula injection. */
export function entryCells(
  entry: MeasuredEntry,
  columns: readonly TableColumn[],
  keys: readonly string[],
): string[] {
  const row: string[] = [];
  for (const column of columns) {
    if (column === 'additional') for (const key of keys) row.push(guardCell(additionalCell(entry, key)));
    else if (column === 'measures')
      row.push(...measureHeaders.map((kind) => guardCell(measureCell(entry, kind))));
    else row.push(guardCell(cell(entry, column)));
  }
  return row;
}

/** Every object inherits names such as toString; only the entry's own names count. */
function additionalCell({ additional }: EntryView, key: string): string {
  return Object.hasOwn(additional, key) ? (additional[key] ?? '') : '';
}

function cell(entry: MeasuredEntry, column: Exclude<TableColumn, 'additional' | 'measures'>): string {
  if (column === '_id') return entry.id;
  if (column === 'createdAt' || column === 'updatedAt') return entry[column].toISOString();
  if (isMeasureHeader(column)) return measureCell(entry, column);
  if (isAdditional(column)) return additionalCell(entry, column.slice(additionalPrefix.length));
  return entry[column] ?? '';
}
