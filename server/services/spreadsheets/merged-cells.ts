import type { Readable } from 'node:stream';

import { spreadsheetTooLarge, type WorkbookZip } from './workbook-zip.js';
import { readWholeXml } from './xml-reader.js';

/** Maximum number of columns of a sheet. */
export const maxColumns = 16_384;
/** Maximum number of merged ranges of a sheet, which are held in memory. */
const maxRanges = 1_048_576;
const elementName = 'mergeCell';

/** The last row of each range of cells that is merged downwards, by `placeOf` its first cell. */
export type MergedCells = ReadonlyMap<number, number>;

/** One number for a row, from 1, and a column, from 0. */
export function placeOf(row: number, column: number): number {
  return row * maxColumns + column;
}

/**
 * Returns the ranges of a sheet that are merged downwards. They stand behind all rows in its file, so that it is read
 * once more before the rows, but only if it names any. Throws BAD_USER_INPUT.
 */
export async function readMergedCells(zip: WorkbookZip, file: string): Promise<MergedCells> {
  const merged = new Map<number, number>();
  const search = await zip.read(file);
  const stream = search !== null && (await hasMergedCells(search)) ? await zip.read(file) : null;
  if (stream === null) return merged;
  const open = (name: string, { ref = '' }: Readonly<Record<string, string>>): void => {
    if (name !== elementName) return;
    const [first = '', last = ''] = ref.split(':');
    const [column, row, lastRow] = [columnOf(first), rowOf(first), rowOf(last)];
    if (column !== null && column < maxColumns && lastRow > row) merged.set(placeOf(row, column), lastRow);
    if (merged.size > maxRanges) throw spreadsheetTooLarge();
  };
  await readWholeXml(stream, { open, close: () => undefined, text: () => undefined });
  return merged;
}

/** Whether the bytes name the element, also where it is split between two chunks. */
async function hasMergedCells(stream: Readable): Promise<boolean> {
  let end = '';
  for await (const chunk of stream) {
    const text = end + (Buffer.isBuffer(chunk) ? chunk.toString('latin1') : '');
    if (text.includes(elementName)) return true;
    end = text.slice(1 - elementName.length);
  }
  return false;
}

/** Returns the number of a cell's column, from 0, by its name such as AB12; `null` for a name without capitals. */
export function columnOf(name: string): number | null {
  let column = 0;
  for (let position = 0; position < name.length; position += 1) {
    const letter = name.charCodeAt(position) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column === 0 ? null : column - 1;
}

function rowOf(name: string): number {
  return Number(/\d+$/u.exec(name)?.[0] ?? Number.NaN);
}
