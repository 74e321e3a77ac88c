import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';

import { ZipFile } from 'yazl';

import { fixedParts, sheetEnd, sheetStart } from './workbook-xml.js';
import { encodeCellText } from './xml-text.js';

/** A low level: a higher one would make a file of entries a tenth smaller, and take a third longer. */
const compressionLevel = 3;

/** Writes a workbook of one sheet of texts, piece by piece; holds only the bytes that were not taken yet. */
export class WorkbookWriter {
  private readonly zip = new ZipFile();
  private readonly sheet = new PassThrough({ highWaterMark: 262_144 });
  private ready: Buffer[] = [];
  private columns: readonly string[] = [];
  private rows = 0;

  constructor() {
    this.zip.outputStream.on('data', (chunk: Buffer) => this.ready.push(chunk));
  }

  /** `large`: the sheet may exceed the limits of the older zip format, which all programs can read. */
  start({ header, sheet, large }: { header: readonly string[]; sheet: string; large: boolean }): void {
    for (const [name, xml] of fixedParts(sheet)) {
      this.zip.addBuffer(Buffer.from(xml), name, { compress: false });
    }
    const options = { compressionLevel, forceZip64Format: large };
    this.zip.addReadStream(this.sheet, 'xl/worksheets/sheet1.xml', options);
    this.zip.end({ forceZip64Format: false, comment: '' });
    this.columns = header.map((_text, column) => columnName(column));
    this.sheet.write(sheetStart(header.length));
    this.rows = 1;
    this.sheet.write(this.row(header, 2));
  }

  async add(rows: readonly (readonly string[])[]): Promise<void> {
    let xml = '';
    for (const cells of rows) {
      this.rows += 1;
      xml += this.row(cells, 1);
    }
    if (!this.sheet.write(xml)) await once(this.sheet, 'drain');
  }

  async end(): Promise<void> {
    this.sheet.end(sheetEnd(this.columns.at(-1) ?? 'A', this.rows));
    await finished(this.zip.outputStream, { writable: false });
  }

  /** Returns the bytes written since the last call. */
  take(): readonly Buffer[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private row(cells: readonly string[], style: number): string {
    const number = String(this.rows);
    let xml = `<row r="${number}">`;
    for (let column = 0; column < cells.length; column += 1) {
      const text = cells[column];
      if (text === undefined || text === '') continue;
      const name = `${this.columns[column] ?? ''}${number}`;
      xml +=
        `<c r="${name}" s="${String(style)}" t="inlineStr"><is>` +
        `<t xml:space="preserve">${encodeCellText(text)}</t></is></c>`;
    }
    return `${xml}</row>`;
  }
}

/** Returns the name of a column in spreadsheets: A to Z, AA and so on. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
