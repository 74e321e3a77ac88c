import type { Readable } from 'node:stream';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { badInput } from '../../errors.js';
import { columnOf, maxColumns, type MergedCells, placeOf } from './merged-cells.js';
import { dateText, numberText } from './number-text.js';
import { maxCellLength, type WorkbookParts } from './workbook-parts.js';
import { spreadsheetTooLarge } from './workbook-zip.js';
import { readXml, type XmlHandler } from './xml-reader.js';
import { decodeCellText } from './xml-text.js';

/** A row of a table, its texts as in the file, including the formula guard. */
export interface CellRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** By column, the row whose value a cell has because both are merged; missing if there is no such cell. */
  readonly mergedFrom?: ReadonlyMap<number, number>;
}

/** Maximum number of rows in a sheet. */
const maxRows = 1_048_576;
/** Maximum number of characters in a row; the longest possible entry is shorter. */
const maxRowLength = 1_048_576;
/** The memory that the row of a merged cell's value takes, counted in characters. */
const mergedCellLength = 20;

/**
 * Reads the filled rows of a sheet, each cell as its displayed text. A value that is merged over several rows is
 * that of each of them that has another value. Throws BAD_USER_INPUT.
 */
export async function* sheetRows(
  stream: Readable,
  parts: WorkbookParts,
  merged: MergedCells,
): AsyncGenerator<readonly CellRow[]> {
  const collector = new RowCollector(parts, merged);
  const steps = readXml(stream, collector);
  try {
    while ((await steps.next()).done !== true) {
      for (let rows = collector.take(); rows.length > 0; rows = collector.take()) yield rows;
    }
  } finally {
    await steps.return(undefined);
  }
}

/** A value that is merged over rows. */
interface MergedValue {
  readonly text: string;
  readonly row: number;
  readonly lastRow: number;
}

class RowCollector implements XmlHandler {
  private readonly rows: CellRow[] = [];
  /** The number of characters in each of these rows. */
  private readonly lengths: number[] = [];
  private row = 0;
  private cells: string[] = [];
  private filled = false;
  private rowLength = 0;
  private length = 0;
  private column = -1;
  private type = 'n';
  private style = 0;
  private value = '';
  private inValue = false;
  private inPronunciation = false;
  /** By column: the values that rows below may have, too. */
  private readonly mergedValues = new Map<number, MergedValue>();

  constructor(
    private readonly parts: WorkbookParts,
    private readonly merged: MergedCells,
  ) {}

  /** Returns the next rows that were read, limited to a total length that can be sent in one message. */
  take(): readonly CellRow[] {
    let [count, length] = [0, 0];
    while (count < this.rows.length && length < maxRowLength) {
      length += this.lengths[count] ?? 0;
      count += 1;
    }
    this.lengths.splice(0, count);
    return this.rows.splice(0, count);
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    switch (name) {
      case 'row':
        this.row = nextRow(attributes['r'], this.row);
        this.cells = [];
        this.filled = false;
        this.rowLength = 0;
        this.column = -1;
        return;
      case 'c':
        this.column = columnOf(attributes['r'] ?? '') ?? this.column + 1;
        this.type = attributes['t'] ?? 'n';
        this.style = Number(attributes['s'] ?? 0);
        this.value = '';
        return;
      case 'rPh':
        this.inPronunciation = true;
        return;
      default:
        this.inValue = (name === 'v' || name === 't') && !this.inPronunciation;
    }
  };

  readonly close = (name: string): void => {
    if (name === 'rPh') this.inPronunciation = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row' && this.filled) this.endRow();
    this.inValue = false;
  };

  readonly text = (text: string): void => {
    if (!this.inValue) return;
    this.value += text;
    if (this.value.length > maxCellLength) throw spreadsheetTooLarge();
  };

  private endRow(): void {
    const mergedFrom = this.addMergedValues();
    this.rows.push({ row: this.row, cells: this.cells, ...(mergedFrom.size > 0 && { mergedFrom }) });
    this.lengths.push(this.rowLength);
    this.length += this.rowLength;
    if (this.length > this.parts.maxTextLength) throw spreadsheetTooLarge();
  }

  private endCell(): void {
    if (this.value === '' || this.column >= maxColumns) return;
    const text = this.cellText();
    if (text.trim() === '') return;
    this.setCell(this.column, text);
    const lastRow = this.merged.get(placeOf(this.row, this.column));
    if (lastRow !== undefined) this.mergedValues.set(this.column, { text, row: this.row, lastRow });
  }

  /** Adds the values of rows above to the row; returns which cells have one, and from which row. */
  private addMergedValues(): ReadonlyMap<number, number> {
    const mergedFrom = new Map<number, number>();
    for (const [column, { text, row, lastRow }] of this.mergedValues) {
      if (lastRow < this.row) this.mergedValues.delete(column);
      if (lastRow < this.row || (this.cells[column] ?? '') !== '') continue;
      this.rowLength += mergedCellLength;
      this.setCell(column, text);
      mergedFrom.set(column, row);
    }
    return mergedFrom;
  }

  private setCell(column: number, text: string): void {
    // The blank cells before it take memory, too, although the file does not contain them.
    this.rowLength += text.length + Math.max(0, column - this.cells.length);
    if (this.rowLength > maxRowLength) throw spreadsheetTooLarge();
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = text;
    this.filled = true;
  }

  private cellText(): string {
    const { value } = this;
    switch (this.type) {
      case 's':
        return this.parts.strings[Number(value)] ?? '';
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return dateText(value);
      case 'n': {
        const format = this.parts.formats[this.style] ?? ({ kind: 'general' } as const);
        return numberText(value, format, this.parts.from1904);
      }
      default:
        return decodeCellText(value);
    }
  }
}

/** Returns the number of a row, which must be higher than that of the row before it. Throws BAD_USER_INPUT. */
function nextRow(sent: string | undefined, before: number): number {
  const row = Number(sent ?? before + 1);
  if (Number.isInteger(row) && row > before && row <= maxRows) return row;
  throw badInput('file', importFileMessages.spreadsheetBroken);
}
