import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { additionalPrefix } from '../../../../schema/contract/rules/additional.js';
import { badInput } from '../../../errors.js';
import type { CellRow } from '../../spreadsheets/sheet-rows.js';
import { DelimitedRecords } from './delimited-records.js';
import { headerMeaning, headerPosition, headerRows } from './import-headers.js';

export type Delimiter = ',' | ';' | '\t';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];
const sampleLength = 131_072;
/** In characters; the longest possible entry is shorter, even with every quotation mark doubled. */
const maxRecordLength = 8_388_608;
/**
 * Maximum number of cells in one record, the width of a spreadsheet: blank cells are short in the file, but take many
 * times that in memory.
 */
const maxCells = 16_384;

/**
 * Reads the records of a csv or tsv file in batches, and counts but omits empty lines: a file may have millions. Throws
 * BAD_USER_INPUT with the number of the row that cannot be read.
 */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<readonly CellRow[]> {
  const records = new DelimitedRecords(delimiter);
  let row = 0;
  const numbered = (found: readonly (readonly string[])[]): CellRow[] => {
    const rows: CellRow[] = [];
    for (const cells of found) {
      row += 1;
      if (cells.length > 1 || cells[0] !== '') rows.push({ row, cells });
    }
    return rows;
  };
  for await (const text of texts) {
    yield numbered(records.read(text));
    const { cells, length } = records.unended;
    if (cells > maxCells || length > maxRecordLength)
      throw badInput('file', importFileMessages.rowTooLong(row + 1));
  }
  if (records.unended.isQuoted) throw badInput('file', importFileMessages.quoteNotClosed(row + 1));
  yield numbered(records.end());
}

/** Finds the delimiter: the one that gives the most known headers, then the most cells in the record of the headers. */
export function findDelimiter(sample: string): Delimiter {
  const scored = delimiters.map((delimiter) => {
    const records = firstRecords(sample.slice(0, sampleLength), delimiter);
    const cells = records[headerPosition(records)] ?? [];
    const known = cells
      .slice(0, limits.imports.columns)
      .filter((cell) => cell.startsWith(additionalPrefix) || headerMeaning(cell) !== null);
    return { delimiter, known: known.length, cells: cells.length };
  });
  scored.sort((one, other) => other.known - one.known || other.cells - one.cells);
  return scored[0]?.delimiter ?? ',';
}

/** Returns the first records with content, as far as the sample has them. */
function firstRecords(sample: string, delimiter: Delimiter): readonly (readonly string[])[] {
  const records = new DelimitedRecords(delimiter);
  const found = [...records.read(sample), ...records.end()];
  return found.filter((cells) => cells.some((cell) => cell.trim() !== '')).slice(0, headerRows);
}
