import { CsvError, parse, type Parser } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { badInput } from '../../../errors.js';
import { headerMeaning } from './import-headers.js';
import type { CellRow } from './import-source.js';

export type Delimiter = ',' | ';' | '\t';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];
const sampleLength = 131_072;
/** In bytes; the longest possible entry is shorter, even with every quotation mark doubled. */
const maxRecordLength = 8_388_608;
/**
 * Maximum number of cells in one record, the width of a spreadsheet: blank cells are short in the file, but take many
 * times that in memory.
 */
const maxCells = 16_384;

const parserOptions = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // A quotation mark inside an unquoted cell is an ordinary character.
  relax_quotes: true,
  max_record_size: maxRecordLength,
};

/**
 * Reads the records of a csv or tsv file in batches, including blank ones. Throws BAD_USER_INPUT with the number of the
 * row that cannot be read.
 */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<readonly CellRow[]> {
  // Backpressure of the parser is off: it parses every text at once.
  const options = { ...parserOptions, delimiter, readableHighWaterMark: Number.MAX_SAFE_INTEGER };
  const parser = parse(options);
  acceptEveryLength(parser);
  // `parsed` throws each error to its caller.
  parser.on('error', () => undefined);
  let row = 0;
  let unended = 0;
  try {
    for await (const text of texts) {
      const records = await parsed(parser, (done) => parser.write(text, done));
      unended = records.length > 0 ? 0 : unended + text.split(delimiter).length;
      if (unended > maxCells) throw badInput('file', importFileMessages.rowTooLong(row + 1));
      yield records.map((cells) => ({ row: ++row, cells }));
    }
    const last = await parsed(parser, (done) => parser.end(done));
    yield last.map((cells) => ({ row: ++row, cells }));
  } finally {
    parser.destroy();
  }
}

/**
 * The parser creates an error for each record whose number of cells is not that of the first, also where it then
 * ignores it. This costs 30 µs for each blank line or short row; so the expected number is that of the record.
 */
function acceptEveryLength(parser: Parser): void {
  const state: unknown = Reflect.get(parser, 'state');
  if (typeof state !== 'object' || state === null) return;
  Object.defineProperty(state, 'expectedRecordLength', {
    get: function lengthOfRecord(this: { readonly record: readonly string[] }) {
      return this.record.length;
    },
    set: () => undefined,
  });
}

/** Returns the records that are complete after one step. */
async function parsed(
  parser: Parser,
  step: (done: (error?: Error | null) => void) => unknown,
): Promise<readonly (readonly string[])[]> {
  await new Promise<void>((resolve, reject) => {
    step((error) => {
      if (error instanceof Error) reject(explained(error, parser.info.records + 1));
      else resolve();
    });
  });
  const records: string[][] = [];
  for (let read: unknown = parser.read(); isRecord(read); read = parser.read()) records.push(read);
  return records;
}

function explained(error: Error, row: number): Error {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return badInput('file', importFileMessages.quoteNotClosed(row));
  if (error.code === 'CSV_MAX_RECORD_SIZE') return badInput('file', importFileMessages.rowTooLong(row));
  return badInput('file', importFileMessages.quoteMisplaced(row));
}

/** Distinguishes a record, a list of texts, from the end of the file. */
function isRecord(read: unknown): read is string[] {
  return Array.isArray(read);
}

/** Finds the delimiter: the one that gives the most known headers in the first record, then the most cells. */
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
      ...parserOptions,
      delimiter,
      to: 1,
      skip_records_with_empty_values: true,
    });
    return records[0] ?? [];
  } catch {
    return [];
  }
}
