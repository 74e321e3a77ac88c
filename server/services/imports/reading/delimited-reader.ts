import { Readable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';

import { headerMeaning } from '../../../../schema/contract/import-headers.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { badInput } from '../../../errors.js';
import type { CellRow } from './import-source.js';

export type Delimiter = ',' | ';' | '\t';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];
const rowsPerBatch = 100;
/** Bytes; the longest entry there can be takes less, every quotation mark doubled. */
const longestRecord = 8_388_608;
const sampleLength = 131_072;

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // A quotation mark within a cell that began without one is just that.
  relax_quotes: true,
  max_record_size: longestRecord,
};

/** Reads the records of a csv or tsv file in batches, blank ones too. Throws BAD_USER_INPUT for one that cannot be told apart. */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<readonly CellRow[]> {
  const parser = parse({ ...options, delimiter });
  const input = Readable.from(texts);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let batch: CellRow[] = [];
  let row = 0;
  try {
    const records: AsyncIterable<string[]> = parser;
    for await (const cells of records) {
      row += 1;
      batch.push({ row, cells });
      if (batch.length < rowsPerBatch) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    // What was parsed before the fault may not have come out yet, so that the parser's own count is the right one.
    throw explained(error, parser.info.records + 1);
  } finally {
    parser.destroy();
    input.destroy();
  }
  if (batch.length > 0) yield batch;
}

function explained(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return badInput('file', importFileMessages.quoteNotClosed(row));
  if (error.code === 'CSV_MAX_RECORD_SIZE') return badInput('file', importFileMessages.rowTooLong(row));
  return badInput('file', importFileMessages.quoteMisplaced(row));
}

/** Finds what separates the cells: whatever makes most headers of ours of the first record, and most cells after that. */
export function findDelimiter(sample: string): Delimiter {
  const scored = delimiters.map((delimiter) => {
    const cells = firstRecord(sample.slice(0, sampleLength), delimiter);
    const known = cells.filter((cell) => cell.startsWith('additional.') || headerMeaning(cell) !== null);
    return { delimiter, known: known.length, cells: cells.length };
  });
  scored.sort((one, other) => other.known - one.known || other.cells - one.cells);
  return scored[0]?.delimiter ?? ',';
}

function firstRecord(sample: string, delimiter: Delimiter): readonly string[] {
  try {
    const records: string[][] = parseAtOnce(sample, {
      ...options,
      delimiter,
      to: 1,
      skip_records_with_empty_values: true,
    });
    return records[0] ?? [];
  } catch {
    return [];
  }
}
