import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { ZipFile } from 'yazl';

import { fixedParts, sheetEnd, sheetStart } from '../../services/spreadsheets/workbook-xml.js';

/** An xlsx file with one sheet: of these rows, or of this raw XML, whose cells may refer to shared texts. */
export function sheetFile(
  rows: readonly (readonly string[])[],
  xml = sheetXml(rows),
  sharedStrings?: Buffer,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, part] of fixedParts('Entries')) {
    zip.addBuffer(Buffer.from(part.replace('</Relationships>', `${sharedTexts}</Relationships>`)), name);
  }
  if (sharedStrings !== undefined) zip.addBuffer(sharedStrings, 'xl/sharedStrings.xml');
  zip.addBuffer(Buffer.from(xml), 'xl/worksheets/sheet1.xml');
  zip.end();
  return buffer(Readable.from(zip.outputStream, { objectMode: false }));
}

const sharedTexts =
  '<Relationship Id="rId9" Target="sharedStrings.xml" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings"/>';

function sheetXml(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`);
  return `${sheetStart(3)}${lines.join('')}${sheetEnd('C', rows.length)}`;
}
