import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { ZipFile } from 'yazl';

import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { openBytes, readBytes } from '../../../test/imports/read-file.js';
import { sheetFile } from '../../../test/imports/sheet-file.js';
import { processorMs } from '../../../test/processor-ms.js';
import { fixedParts } from '../../spreadsheets/workbook-xml.js';

const table = 'disease,autoantibody,autoantigen\r\n';
const line = 'SLE,Anti-Sm,SmD1\r\n';

/** ASCII in UTF-32 LE. */
const utf32 = (text: string): Buffer => Buffer.from(Array.from(text, (letter) => `${letter}\0\0\0`).join(''));

describe('a file that is not a table', () => {
  it.each([
    ['report.csv', Buffer.from('%PDF-1.7 …')],
    ['table.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['data.csv', gzipSync('disease,autoantibody')],
    ['page.xls', Buffer.from('<html><table></table>')],
    ['noise.csv', Buffer.from([1, 2, 0, 0, 0, 7, 7, 7])],
    ['report.pdf', Buffer.from(table + line)],
    ['utf-32.csv', Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), utf32(table + line)])],
    ['utf-32-be.json', Buffer.concat([Buffer.from([0, 0, 0xfe, 0xff]), utf32('[]').swap32()])],
  ])('%s is rejected', async (fileName, bytes) => {
    await expect(openBytes(bytes, { fileName })).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('is recognised by its content if its extension is wrong', async () => {
    expect((await readBytes(table + line, { fileName: 'entries.xlsx' })).table.format).toBe('csv');
    const sheet = await sheetFile([
      ['disease', 'autoantibody', 'autoantigen'],
      ['SLE', 'Anti-Sm', 'SmD1'],
    ]);
    expect((await readBytes(sheet, { fileName: 'entries.csv' })).rows).toHaveLength(1);
  });

  it('is rejected above the size limit, which is lower for spreadsheets', async () => {
    await expect(readBytes(table + line.repeat(10_000), { maxBytes: 100_000 })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    const large = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(limits.imports.xlsxBytes)]);
    await expect(readBytes(large)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: importFileMessages.fileTooLarge(20),
    });
  });
});

describe('a malicious spreadsheet', () => {
  const sheetWith = (xml: string): Promise<Buffer> => sheetFile([], xml);
  const cell = '<c t="s"><v>0</v></c>';
  const row = `<row>${cell.repeat(3)}</row>`;
  const sheetOf = (rows: string): string =>
    `<worksheet><sheetData><row>${['disease', 'autoantibody', 'autoantigen']
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('')}</row>${rows}</sheetData></worksheet>`;
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  /** A sheet in which these columns are merged from the second row on. */
  const merged = (rows: string, columns: readonly string[]): string => {
    const ranges = columns.map((name) => `<mergeCell ref="${name}2:${name}99999"/>`);
    return sheetOf(rows).replace('</worksheet>', `<mergeCells>${ranges.join('')}</mergeCells></worksheet>`);
  };
  const texts = (items: string): Buffer => Buffer.from(`<sst>${items}</sst>`);
  /** So small that their compression ratio is not checked; each takes memory all the same. */
  const manyTexts = '<si/>'.repeat(6_000_000);

  it.each([
    [
      'the content of another format',
      (): Promise<Buffer> => zipOf({ 'word/document.xml': '<w/>' }),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'a truncated zip',
      async () => (await sheetFile([['a']])).subarray(0, 400),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'a compression that no spreadsheet uses',
      () => withDirectory((at, bytes) => bytes.writeUInt16LE(99, at + 10)),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'a wrong checksum',
      () => withDirectory((at, bytes) => bytes.writeUInt32LE(1, at + 16)),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'a place beyond the end of the file',
      () => withDirectory((at, bytes) => bytes.writeUInt32LE(0x7fff_ffff, at + 42)),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'a sheet that unpacks to 64 MiB',
      () => sheetWith(' '.repeat(64 * 1_048_576)),
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'an endless text',
      () => sheetWith(`<worksheet><sheetData><row><c t="inlineStr"><is><t>${'ab'.repeat(1_000_000)}`),
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'an XML entity',
      () => sheetWith('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>'),
      importFileMessages.spreadsheetEntities,
    ],
    [
      'a row number beyond the limit',
      () => sheetWith('<worksheet><sheetData><row r="9007199254740991"/></sheetData></worksheet>'),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'the number of a row twice',
      () => sheetWith(sheetOf('<row r="2"/><row r="2"/>')),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'a row number that is not whole',
      () => sheetWith(sheetOf('<row r="2.5"/>')),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'one cell far to the right in 3,000 rows',
      () => sheetWith(sheetOf('<row><c r="XFD9"><v>1</v></c></row>'.repeat(3000))),
      importFileMessages.spreadsheetTooMuch,
    ],
    ['two sheets with one file', () => bookOf(['Entries', 'Again']), importFileMessages.spreadsheetBroken],
    ['a long name of a sheet', () => bookOf(['x'.repeat(256)]), importFileMessages.spreadsheetBroken],
    [
      '75,000 cells with the same long text',
      () => sheetFile([], sheetOf(row.repeat(25_000)), texts(`<si><t>${'ab '.repeat(3000)}</t></si>`)),
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'a long text that is merged over 25,000 rows',
      () => {
        const rows = `<row>${cell}</row>${`<row><c r="B9"><v>1</v></c></row>`.repeat(25_000)}`;
        return sheetFile([], merged(rows, ['A']), texts(`<si><t>${'x'.repeat(9000)}</t></si>`));
      },
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      '702 short texts that are merged over 3,000 rows',
      () => {
        const names = letters.flatMap((first) => ['', ...letters].map((second) => first + second));
        const first = `<row>${names.map((name) => `<c r="${name}2"><v>1</v></c>`).join('')}</row>`;
        return sheetWith(merged(`${first}${'<row><c r="A9"><v>1</v></c></row>'.repeat(3000)}`, names));
      },
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'a row of 2,000 long texts',
      () =>
        sheetFile(
          [],
          sheetOf(`<row>${cell.repeat(2000)}</row>`),
          texts(`<si><t>${'x'.repeat(9000)}</t></si>`),
        ),
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'six million empty shared texts',
      () => sheetFile([], sheetOf(row), texts(manyTexts)),
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'shared texts that unpack to more than 512 MiB',
      () => sheetFile([], sheetOf(row), Buffer.alloc(540_000_000, ' ')),
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'a million nested elements',
      () => sheetWith(`<worksheet><sheetData>${'<x>'.repeat(1_000_000)}`),
      importFileMessages.spreadsheetBroken,
    ],
    ['malformed XML', () => sheetWith('<worksheet><row></worksheet>'), importFileMessages.spreadsheetBroken],
  ])('with %s is rejected with a message', async (_what, made, message) => {
    await expect(readBytes(await made(), { fileName: 'a.xlsx' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
    });
  });

  it('with a million empty rows is read as its few filled rows', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_row, index) => `<row r="${String(index + 2)}"/>`).join(
      '',
    );
    const cells = ['disease', 'autoantibody', 'autoantigen']
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('');
    const xml =
      `<worksheet><sheetData>` +
      `<row r="1">${cells}</row>${empty}<row r="1000002">${cells.replace('>disease<', '>SLE<')}</row>` +
      `</sheetData></worksheet>`;
    expect((await readBytes(await sheetWith(xml))).rows).toMatchObject([
      { row: 1_000_002, content: { values: { disease: 'SLE' } } },
    ]);
  });
});

describe('a table', () => {
  it('with headers of megabytes is rejected', async () => {
    await expect(readBytes(`${'x'.repeat(300_000)},${table}${line}`)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.headersTooLong(1, limits.imports.headersLength),
    });
  });

  it('of 16,000 columns is planned in a moment', async () => {
    const headers = Array.from({ length: 16_000 }, (_column, index) => `additional.${String(index)}`);
    const text = `${headers.join(',')},${table}${','.repeat(16_000)}${line}`;
    expect(await processorMs(async () => readBytes(text))).toBeLessThan(1500);
  });

  it('with blank rows between title and header is read', async () => {
    const text = `Title,\r\n${','.repeat(2)}\r\n`.concat(',,\r\n'.repeat(200_000), table, line);
    const { rows } = await readBytes(text);
    expect(rows).toMatchObject([{ row: 200_004, content: { values: { disease: 'SLE' } } }]);
  });
});

/** A workbook whose sheets have these names, all with the file of the first. */
function bookOf(names: readonly string[]): Promise<Buffer> {
  const sheets = names.map((name) => `<sheet name="${name}" sheetId="1" r:id="rId1"/>`).join('');
  const parts = fixedParts('Entries').map(
    ([name, xml]) => [name, xml.replace(/<sheet .*\/>(?=<\/sheets>)/, sheets)] as const,
  );
  return zipOf({ ...Object.fromEntries(parts), 'xl/worksheets/sheet1.xml': '<worksheet/>' });
}

/** A workbook in whose directory `change` was made to each file. */
async function withDirectory(change: (at: number, bytes: Buffer) => void): Promise<Buffer> {
  const bytes = await sheetFile([['disease']]);
  const signature = Buffer.from('PK\x01\x02');
  for (let at = bytes.indexOf(signature); at >= 0; at = bytes.indexOf(signature, at + 1)) change(at, bytes);
  return bytes;
}

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(Readable.from(zip.outputStream, { objectMode: false }));
}
