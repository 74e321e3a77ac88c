import { lineWriter } from '../../../schema/contract/rules/delimited.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import type { TableColumn } from '../entries/serialised-entry.js';
import { writeWorkbook } from '../spreadsheets/write-workbook.js';
import { entryCells, headerCells } from './entry-cells.js';

const byteOrderMark = '\ufeff';

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

/** Writes entries as an xlsx file of one sheet, with the guards of csv. `expected` is the maximum number of entries. */
export async function* writeSpreadsheet(
  batches: AsyncGenerator<EntryBatch>,
  columns: readonly TableColumn[],
  expected: number | null,
): AsyncGenerator<Uint8Array> {
  const first = await batches.next();
  if (first.done === true) throw new Error('An export begins with a batch, if only for its keys');
  const keys = first.value.additionalKeys;
  const rows = async function* (): AsyncGenerator<string[][]> {
    yield first.value.entries.map((entry) => entryCells(entry, columns, keys));
    for await (const { entries } of batches) {
      if (entries.length > 0) yield entries.map((entry) => entryCells(entry, columns, keys));
    }
  };
  yield* writeWorkbook({ name: 'Entries', header: headerCells(columns, keys), rows: rows(), expected });
}
