import type { ImportFormat } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { resumed } from '../../../cooperative.js';
import { badInput } from '../../../errors.js';
import { countedColumns } from './column-target.js';
import type { CellRow, SourceRow, SourceTable } from './import-source.js';

/** The metadata of a table that is known before its rows are read. */
type TableMetadata = Pick<SourceTable, 'format' | 'sheets' | 'sheet' | 'close'>;

/**
 * Opens a table whose first filled row is its header. Reads as far as the first row of data. Throws BAD_USER_INPUT, and
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
  let headers: readonly string[] | null = null;
  for (let step = await batches.next(); step.done !== true; step = await batches.next()) {
    let rows = step.value;
    if (headers === null) {
      const at = rows.findIndex(({ cells }) => cells.some(isFilled));
      if (at < 0) continue;
      headers = withoutBlankEnd(rows[at]?.cells ?? []);
      rows = rows.slice(at + 1);
    }
    if (countedColumns(headers) > limits.imports.columns) {
      throw badInput('file', importFileMessages.tooManyColumns(limits.imports.columns));
    }
    const at = rows.findIndex(({ cells }) => cells.some(isFilled));
    if (at >= 0) return { ...about, headers, batches: resumed(rows.slice(at), batches) };
  }
  throw badInput(
    'file',
    headers === null ? importFileMessages.fileEmpty : importFileMessages.fileWithoutRows,
  );
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
  return { format, sheets: [], sheet: null, headers, batches: resumed(rows.value, batches), close };
}

/** Spreadsheets also write blank cells to the right of a table if these ever had a value. */
function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex(isFilled);
  return cells.slice(0, last + 1);
}

function isFilled(cell: string): boolean {
  return cell !== '' && cell.trim() !== '';
}
