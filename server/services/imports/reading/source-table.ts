import type { ImportFormat } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { resumed } from '../../../cooperative.js';
import { badInput } from '../../../errors.js';
import type { CellRow } from '../../spreadsheets/sheet-rows.js';
import { countedColumns } from './column-target.js';
import { headerPosition, headerRows, namesColumns } from './import-headers.js';
import type { SourceRow, SourceTable } from './import-source.js';

/** The metadata of a table that is known before its rows are read. */
type TableMetadata = Pick<SourceTable, 'format' | 'sheets' | 'sheet' | 'close'>;

/**
 * Opens a table with a header (`headerPosition`). Reads as far as the first row of data. Throws BAD_USER_INPUT, and
 * closes the file, if there is no such row or there are too many columns.
 */
export async function rowTable(
  about: TableMetadata,
  batches: AsyncGenerator<readonly CellRow[]>,
): Promise<SourceTable> {
  try {
    return await readHeader(about, batches);
  } catch (error) {
    await about.close();
    throw error;
  }
}

async function readHeader(
  about: TableMetadata,
  batches: AsyncGenerator<readonly CellRow[]>,
): Promise<SourceTable> {
  let rows: readonly CellRow[] = [];
  let header: CellRow | undefined;
  let remark: string | null = null;
  for (let isEnd = false; !isEnd;) {
    const step = await batches.next();
    isEnd = step.done === true;
    // A file may begin with millions of blank rows.
    rows = [...rows, ...(step.done === true ? [] : step.value.filter(isFilledRow))];
    if (header === undefined) {
      const isFound = namesColumns(rows[0]?.cells ?? []);
      if (!isFound && !isEnd && rows.length < headerRows) continue;
      header = rows[headerPosition(rows.map(({ cells }) => cells))];
      if (header !== rows[0]) remark = importFileMessages.titleSkipped(header?.row ?? 0);
      rows = header === undefined ? [] : rows.slice(rows.indexOf(header) + 1);
    }
    const headers = withoutBlankEnd(header?.cells ?? []);
    const { headersLength } = limits.imports;
    if (headers.join('').length > headersLength) {
      throw badInput('file', importFileMessages.headersTooLong(header?.row ?? 0, headersLength));
    }
    if (countedColumns(headers) > limits.imports.columns) {
      throw badInput('file', importFileMessages.tooManyColumns(limits.imports.columns));
    }
    if (header !== undefined && rows.length > 0) {
      const all = resumed(rows, batches);
      const mayMerge = about.format === 'xlsx';
      return { ...about, headers, remark, batches: mayMerge ? apartFromHeader(all, header.row) : all };
    }
  }
  throw badInput(
    'file',
    header === undefined ? importFileMessages.fileEmpty : importFileMessages.fileWithoutRows,
  );
}

/** Clears the cells that have the value of the header because they are merged with it. */
async function* apartFromHeader(
  batches: AsyncGenerator<readonly CellRow[]>,
  header: number,
): AsyncGenerator<readonly CellRow[]> {
  const apart = ({ row, cells, mergedFrom }: CellRow): CellRow => ({
    row,
    cells: cells.map((cell, column) => (mergedFrom?.get(column) === header ? '' : cell)),
  });
  for await (const rows of batches)
    yield rows.map((row) => (row.mergedFrom === undefined ? row : apart(row)));
}

/**
 * Opens a file of items; its headers are the names of the first ones. Throws BAD_USER_INPUT if there are no items.
 */
export async function itemTable(
  format: ImportFormat,
  batches: AsyncGenerator<readonly SourceRow[]>,
  close: SourceTable['close'],
): Promise<SourceTable> {
  let rows = await batches.next();
  while (rows.done !== true && rows.value.length === 0) rows = await batches.next();
  if (rows.done === true) throw badInput('file', importFileMessages.fileWithoutRows);
  const names = new Set(rows.value.flatMap((row) => ('item' in row ? Object.keys(row.item) : [])));
  const headers = [...names];
  return {
    format,
    sheets: [],
    sheet: null,
    headers,
    remark: null,
    batches: resumed(rows.value, batches),
    close,
  };
}

function isFilledRow({ cells }: CellRow): boolean {
  return cells.some(isFilled);
}

/** Spreadsheets also write blank cells to the right of a table if these ever had a value. */
function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex(isFilled);
  return cells.slice(0, last + 1);
}

function isFilled(cell: string): boolean {
  return cell !== '' && cell.trim() !== '';
}
