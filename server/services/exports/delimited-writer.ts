import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import type { TableColumn } from '../entries/serialised-entry.js';
import { entryCells, headerCells } from './entry-cells.js';

const byteOrderMark = '\ufeff';
const endOfLine = '\r\n';

/** Writes entries as csv or tsv (RFC 4180 with either delimiter); cells are guarded against formula injection. */
export async function* writeDelimited(
  batches: AsyncIterable<EntryBatch>,
  columns: readonly TableColumn[],
  delimiter: ',' | '\t',
  bom: boolean,
): AsyncGenerator<string> {
  const line = lineWriter(delimiter);
  let started = false;
  for await (const { entries, additionalKeys } of batches) {
    if (!started) yield (bom ? byteOrderMark : '') + line(headerCells(columns, additionalKeys));
    started = true;
    if (entries.length > 0)
      yield entries.map((entry) => line(entryCells(entry, columns, additionalKeys))).join('');
  }
}

/**
 * Returns a function that writes one line of cells, which the caller has guarded where necessary. In csv it also quotes
 * cells with semicolons: spreadsheets that separate by commas may separate by semicolons, too.
 */
export function lineWriter(delimiter: ',' | '\t'): (cells: readonly string[]) => string {
  const special = delimiter === ',' ? /["\r\n,;]/ : /["\r\n\t]/;
  const quoted = (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return (row) => row.map(quoted).join(delimiter) + endOfLine;
}
