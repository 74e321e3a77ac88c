import { CsvError, parse } from 'csv-parse';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { badInput } from '../../../errors.js';

export type Delimiter = ',' | ';' | '\t';

/** The cells of some records. */
export type Records = readonly (readonly string[])[];

/** Bytes; the longest entry there can be takes less, every quotation mark doubled. */
const longestRecord = 8_388_608;
/** Cells of one record, which the limit in bytes leaves out where they are blank, and which take many times their length. */
const mostCells = 1_000_000;

export const delimitedOptions = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // A quotation mark within a cell that began without one is just that.
  relax_quotes: true,
  max_record_size: longestRecord,
};

/** Parses csv or tsv that comes in pieces. What it throws is BAD_USER_INPUT, with the row that cannot be told apart. */
export class DelimitedRecords {
  private readonly parser;
  /** At most about so many cells the record has so far that is being read. */
  private unended = 0;

  constructor(private readonly delimiter: Delimiter) {
    // Whatever ends in a piece is taken at once, so that the stream never has to wait for its reader.
    const options = { ...delimitedOptions, delimiter, readableHighWaterMark: Number.MAX_SAFE_INTEGER };
    this.parser = parse(options);
    // Of a fault the call is told that met it.
    this.parser.on('error', () => undefined);
  }

  /** The records that end in this piece. */
  async add(text: string): Promise<Records> {
    const records = await this.after((told) => this.parser.write(text, told));
    this.unended = records.length > 0 ? 0 : this.unended + text.split(this.delimiter).length;
    if (this.unended > mostCells) throw badInput('file', importFileMessages.rowTooLong(this.row()));
    return records;
  }

  /** The last record, where nothing ended it. */
  end(): Promise<Records> {
    return this.after((told) => this.parser.end(told));
  }

  close(): Promise<void> {
    this.parser.destroy();
    return Promise.resolve();
  }

  private async after(step: (told: (error?: Error | null) => void) => unknown): Promise<Records> {
    await new Promise<void>((resolve, reject) => {
      step((error) => {
        if (error instanceof Error) reject(this.explained(error));
        else resolve();
      });
    });
    const { parser } = this;
    const records: string[][] = [];
    for (let read: unknown = parser.read(); isRecord(read); read = parser.read()) records.push(read);
    return records;
  }

  private explained(error: Error): Error {
    if (!(error instanceof CsvError)) return error;
    const row = this.row();
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      return badInput('file', importFileMessages.quoteNotClosed(row));
    if (error.code === 'CSV_MAX_RECORD_SIZE') return badInput('file', importFileMessages.rowTooLong(row));
    return badInput('file', importFileMessages.quoteMisplaced(row));
  }

  /** The one that is being read. */
  private row(): number {
    return this.parser.info.records + 1;
  }
}

/** Every record is a list of texts, and after the last there is nothing. */
function isRecord(read: unknown): read is string[] {
  return Array.isArray(read);
}
