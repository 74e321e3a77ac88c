import { guardCell } from '../../../schema/contract/rules/formula-guard.js';
import type { EntryView } from '../../persistence/entry-columns.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import type { RecordColumn } from '../entries/entry-record.js';

const byteOrderMark = '\ufeff';
const endOfLine = '\r\n';

/** Writes entries as csv or tsv (RFC 4180 with either delimiter), cells guarded against being run as formulas. */
export async function* writeDelimited(
  batches: AsyncIterable<EntryBatch>,
  columns: readonly RecordColumn[],
  delimiter: ',' | '\t',
  bom: boolean,
): AsyncGenerator<string> {
  const line = lineWriter(delimiter);
  let started = false;
  for await (const { entries, additionalKeys } of batches) {
    if (!started) yield (bom ? byteOrderMark : '') + line(headerCells(columns, additionalKeys));
    started = true;
    if (entries.length > 0)
      yield entries.map((entry) => line(cells(entry, columns, additionalKeys))).join('');
  }
}

function headerCells(columns: readonly RecordColumn[], keys: readonly string[]): string[] {
  return columns.flatMap((column) =>
    column === 'additional' ? keys.map((key) => `additional.${key}`) : [column],
  );
}

function cells(entry: EntryView, columns: readonly RecordColumn[], keys: readonly string[]): string[] {
  const row: string[] = [];
  for (const column of columns) {
    if (column === 'additional') for (const key of keys) row.push(entry.additional[key] ?? '');
    else row.push(cell(entry, column));
  }
  return row;
}

function cell(entry: EntryView, column: Exclude<RecordColumn, 'additional'>): string {
  if (column === '_id') return entry.id;
  if (column === 'createdAt' || column === 'updatedAt') return entry[column].toISOString();
  return entry[column] ?? '';
}

function lineWriter(delimiter: string): (cells: readonly string[]) => string {
  const special = new RegExp(`["\\r\\n${delimiter}]`);
  const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return (row) =>
    row.map((text) => (text === '' ? text : quoted(guardCell(text)))).join(delimiter) + endOfLine;
}
