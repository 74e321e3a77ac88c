import { lineWriter } from '../../../schema/contract/rules/delimited.js';
import { mapCooperatively, resumed } from '../../cooperative.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import type { TableColumn } from '../entries/serialised-entry.js';
import type { MeasuredEntry } from '../entries/serialised-measure.js';
import { writeWorkbook } from '../spreadsheets/write-workbook.js';
import { entryCells, headerCells } from './entry-cells.js';

const byteOrderMark = '\ufeff';
/** How many cells are passed on to the worker at once: copying millions would take seconds. */
const cellsAtOnce = 50_000;

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
    const rows = (entry: MeasuredEntry) => line(entryCells(entry, columns, additionalKeys));
    if (entries.length > 0) yield (await mapCooperatively(entries, rows)).join('');
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
  const header = headerCells(columns, keys);
  const rowsAtOnce = Math.ceil(cellsAtOnce / header.length);
  const rows = async function* (): AsyncGenerator<string[][]> {
    for await (const { entries } of resumed(first.value, batches)) {
      const cells = await mapCooperatively(entries, (entry) => entryCells(entry, columns, keys));
      for (let from = 0; from < cells.length; from += rowsAtOnce) yield cells.slice(from, from + rowsAtOnce);
    }
  };
  yield* writeWorkbook({ name: 'Entries', header, rows: rows(), expected });
}
