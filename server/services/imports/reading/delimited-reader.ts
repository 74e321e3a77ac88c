import { parse as parseAtOnce } from 'csv-parse/sync';

import { waitedForLater } from '../../waited-for-later.js';
import { delimitedOptions, DelimitedRecords, type Delimiter, type Records } from './delimited-records.js';
import { DelimitedThread } from './delimited-thread.js';
import { headerMeaning } from './import-headers.js';
import type { CellRow } from './import-source.js';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];
const sampleLength = 131_072;

/** Whether a file is parsed beside the rest, in a thread, which takes a while to start and some memory. */
export type Parsing = 'here' | 'beside';

/**
 * Reads the records of a csv or tsv file in batches, blank ones too; the next are parsed while some are looked at. Throws
 * BAD_USER_INPUT for one that cannot be told apart. Ending the iteration early ends the thread.
 */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
  parsing: Parsing,
): AsyncGenerator<readonly CellRow[]> {
  const parser = parsing === 'here' ? new DelimitedRecords(delimiter) : new DelimitedThread(delimiter);
  let row = 0;
  const numbered = (records: Records): readonly CellRow[] => records.map((cells) => ({ row: ++row, cells }));
  try {
    let pending: Promise<Records> = Promise.resolve([]);
    for await (const text of texts) {
      const records = await pending;
      pending = waitedForLater(parser.add(text));
      yield numbered(records);
    }
    yield numbered(await pending);
    yield numbered(await parser.end());
  } finally {
    await parser.close();
  }
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
      ...delimitedOptions,
      delimiter,
      to: 1,
      skip_records_with_empty_values: true,
    });
    return records[0] ?? [];
  } catch {
    return [];
  }
}
