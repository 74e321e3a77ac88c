import { lineWriter } from '../../../schema/contract/rules/delimited.js';
import type { EntryBatch } from '../../persistence/repositories/entry-stream.repository.js';
import type { TableColumn } from '../entries/serialised-entry.js';
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
