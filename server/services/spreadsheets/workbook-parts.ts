import { posix } from 'node:path';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { badInput } from '../../errors.js';
import { type NumberFormat, numberFormat } from './number-text.js';
import { spreadsheetTooLarge, type WorkbookZip } from './workbook-zip.js';
import { readWholeXml } from './xml-reader.js';
import { decodeCellText } from './xml-text.js';

/** A sheet of rows and cells: its name, and its file in the zip. */
export interface SheetPart {
  readonly name: string;
  readonly file: string;
  readonly isHidden: boolean;
}

/** The parts of a workbook that its sheets share. */
export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  readonly strings: readonly string[];
  /** By the number of a cell's style. */
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
  /** Maximum number of characters in all cells of a sheet. */
  readonly maxTextLength: number;
}

/** Maximum number of characters in the XML of a cell, every one escaped; a spreadsheet shows at most 32,767. */
export const maxCellLength = 262_144;
/** Maximum bytes of a part that lists relations, sheets or styles. */
const maxListBytes = 16 * 1_048_576;
/** Maximum number of sheets in a workbook: each is opened until one has content. */
const maxSheets = 1000;
/** Maximum number of characters in the name of a sheet; spreadsheet programs allow 31. */
const maxNameLength = 255;
/** Maximum number of styles in a workbook. */
const maxFormats = 65_536;
/** Maximum memory of the shared texts in bytes, including the overhead of each text. */
const maxStringBytes = 256 * 1_048_576;
const bytesOfString = 48;

interface Relation {
  readonly type: string;
  readonly file: string;
}

/** Reads everything of a workbook except its sheets. Throws BAD_USER_INPUT for any other file. */
export async function readParts(zip: WorkbookZip): Promise<WorkbookParts> {
  const top = [...(await readRelations(zip, '_rels/.rels', '')).values()];
  const workbook = top.find(({ type }) => type.endsWith('/officeDocument'))?.file ?? 'xl/workbook.xml';
  if (!zip.has(workbook)) throw badInput('file', importFileMessages.spreadsheetBroken);
  const folder = posix.dirname(workbook);
  const relations = await readRelations(
    zip,
    posix.join(folder, '_rels', `${posix.basename(workbook)}.rels`),
    folder,
  );
  const fileOf = (kind: string): string | undefined =>
    [...relations.values()].find(({ type }) => type.endsWith(kind))?.file;
  return {
    ...(await readWorkbookFile(zip, workbook, relations)),
    strings: await readStrings(zip, fileOf('/sharedStrings')),
    formats: await readFormats(zip, fileOf('/styles')),
    maxTextLength: zip.maxTextLength,
  };
}

async function readRelations(zip: WorkbookZip, file: string, folder: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readPart(zip, file, (name, { Id, Type, Target, TargetMode }) => {
    if (name !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External')
      return;
    const path = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
    relations.set(Id, { type: Type ?? '', file: path });
  });
  return relations;
}

async function readWorkbookFile(
  zip: WorkbookZip,
  file: string,
  relations: ReadonlyMap<string, Relation>,
): Promise<Pick<WorkbookParts, 'sheets' | 'from1904'>> {
  const sheets: SheetPart[] = [];
  let from1904 = false;
  await readPart(zip, file, (name, attributes) => {
    if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    if (name !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1];
    const relation = relations.get(id ?? '');
    // Sheets of charts and macros have no cells.
    if (relation?.type.endsWith('/worksheet') !== true) return;
    if (sheets.length >= maxSheets) throw spreadsheetTooLarge();
    const { name: shown = '', state = 'visible' } = attributes;
    // Sheets with one file would unpack it many times; its size is counted once.
    const isShared = sheets.some((sheet) => sheet.file === relation.file);
    if (isShared || shown.length > maxNameLength)
      throw badInput('file', importFileMessages.spreadsheetBroken);
    sheets.push({ name: shown, file: relation.file, isHidden: state !== 'visible' });
  });
  return { sheets, from1904 };
}

/** Reads the texts that cells reference by number, without their phonetic readings. */
async function readStrings(zip: WorkbookZip, file: string | undefined): Promise<readonly string[]> {
  const strings: string[] = [];
  let text = '';
  let bytes = 0;
  let within = false;
  let pronunciation = false;
  await readPart(
    zip,
    file,
    (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') pronunciation = true;
      within = name === 't' && !pronunciation;
    },
    (name) => {
      if (name === 'si') {
        bytes += bytesOfString + 2 * text.length;
        // A thread that runs out of memory can end the whole server, so the memory is counted here.
        if (bytes > maxStringBytes) throw spreadsheetTooLarge();
        strings.push(decodeCellText(text));
      }
      if (name === 'rPh') pronunciation = false;
      within = false;
    },
    (part) => {
      if (within) text += part;
      if (text.length > maxCellLength) throw spreadsheetTooLarge();
    },
    maxStringBytes,
  );
  return strings;
}

async function readFormats(zip: WorkbookZip, file: string | undefined): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  await readPart(
    zip,
    file,
    (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      if (formats.length >= maxFormats) throw spreadsheetTooLarge();
      const number = Number(numFmtId ?? 0);
      formats.push(numberFormat(number, codes.get(number)));
    },
    (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  );
  return formats;
}

async function readPart(
  zip: WorkbookZip,
  file: string | undefined,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
  close: (name: string) => void = ignore,
  text: (text: string) => void = ignore,
  most = maxListBytes,
): Promise<void> {
  const stream = file === undefined ? null : await zip.read(file, most);
  if (stream !== null) await readWholeXml(stream, { open, close, text });
}

function ignore(): void {
  return undefined;
}
