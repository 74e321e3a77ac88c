import { encodeCellText } from './xml-text.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const width = 24;

/** Returns the parts of a workbook that do not depend on its rows: file name and XML. */
export function fixedParts(sheet: string): readonly (readonly [name: string, xml: string])[] {
  return [
    ['[Content_Types].xml', types],
    ['_rels/.rels', relationsXml([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>` +
        `<sheet name="${encodeCellText(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationsXml([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', styles],
  ];
}

/** Returns the beginning of a sheet: the first row is frozen, and every column has the text format. */
export function sheetStart(columns: number): string {
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols><col min="1" max="${String(Math.max(columns, 1))}" width="${String(width)}" style="1"` +
    ` customWidth="1"/></cols><sheetData>`
  );
}

/** Returns the end of a sheet, with a filter over all of it. */
export function sheetEnd(lastColumn: string, rows: number): string {
  return `</sheetData><autoFilter ref="A1:${lastColumn}${String(rows)}"/></worksheet>`;
}

const types =
  `${declaration}<Types xmlns="${contentTypes}">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;

/** Style 1 is text, so that a spreadsheet does not convert ranges to dates; style 2 is bold text. */
const styles =
  `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/>` +
  `<name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2">` +
  `<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>` +
  `<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>` +
  `</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function relationsXml(targets: readonly (readonly [kind: string, target: string])[]): string {
  const links = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${String(index + 1)}" Type="${documents}/${kind}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${relations}">${links.join('')}</Relationships>`;
}
