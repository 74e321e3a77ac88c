import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';

import { limits } from '../../../../schema/contract/limits.js';
import { messages } from '../../../../schema/contract/messages.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { openBytes, readBytes } from '../../../test/imports/read-file.js';
import { sheetFile } from '../../../test/imports/sheet-file.js';

const header = 'disease,autoantibody,autoantigen,epitope\r\n';
const line = 'Sjögren’s syndrome,Anti-Ro60,RO60,"a, ""b""\r\nc"\r\n';
const values = {
  disease: 'Sjögren’s syndrome',
  autoantibody: 'Anti-Ro60',
  autoantigen: 'RO60',
  epitope: 'a, "b"\r\nc',
};
const mark = '\ufeff';

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const windows = (text: string): Buffer => Buffer.from(text.replace('’', '\x92'), 'latin1');

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from(header + line)],
    ['UTF-8 with its mark', Buffer.from(mark + header + line)],
    ['UTF-16 LE', Buffer.from(mark + header + line, 'utf16le')],
    ['UTF-16 LE without its mark', Buffer.from(header + line, 'utf16le')],
    ['UTF-16 BE', utf16be(mark + header + line)],
    ['Latin-1 as Windows has it', windows(header + line)],
  ])('in %s is read in whatever pieces it arrives', async (_encoding, bytes) => {
    for (const chunk of [1, 3, 65_536]) {
      expect((await readBytes(bytes, { chunk })).rows.map(({ content }) => content?.values)).toMatchObject([
        values,
      ]);
    }
  });

  it.each([',', ';', '\t', '|'])('with %j between its cells', async (delimiter) => {
    const text = `disease|autoantibody|autoantigen|epitope (a, b; c)\nSLE|Anti-Sm|SmD1|x`.replaceAll(
      '|',
      delimiter,
    );
    if (delimiter === '|') await expect(readBytes(text)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    else
      expect((await readBytes(text.replace(' (a, b; c)', ''))).rows[0]?.content?.values).toMatchObject({
        disease: 'SLE',
        epitope: 'x',
      });
  });

  it('tells its separator by its headers, whatever the others hold', async () => {
    const text = 'disease,autoantibody,autoantigen,additional.a;b;c;d;e;f\nSLE,Anti-Sm,SmD1,x\n';
    expect((await readBytes(text)).rows[0]?.content?.additional).toEqual({ 'a;b;c;d;e;f': 'x' });
    const named = `sep=;\r\n${header.replaceAll(',', ';')}SLE;Anti-Sm;SmD1;x`;
    expect((await readBytes(named)).rows).toMatchObject([{ row: 2, content: { values: { epitope: 'x' } } }]);
  });

  it.each(['\r', '\n', '\r\n'])('with lines that end in %j, blank ones counted', async (end) => {
    const text = [header.trim(), 'SLE,Anti-Sm,SmD1,', '', ',,,', 'SSc,Anti-Scl-70,TOP1,x'].join(end);
    expect((await readBytes(text, { chunk: 5 })).rows.map(({ row }) => row)).toEqual([2, 5]);
  });

  it('takes a quotation mark within a cell for what it is', async () => {
    expect((await readBytes(`${header}SLE,5" tube,SmD1,x`)).rows[0]?.content?.values.autoantibody).toBe(
      '5" tube',
    );
  });

  it('is not guessed at where a quotation mark is never closed', async () => {
    const text = `${header}SLE,Anti-Sm,SmD1,x\r\nSSc,"Anti-Scl-70,TOP1,y\r\n${'more,of,the,same\r\n'.repeat(10)}`;
    await expect(readBytes(text)).rejects.toMatchObject({ message: importFileMessages.quoteNotClosed(3) });
    await expect(readBytes(`${text}${'x'.repeat(9_000_000)}`)).rejects.toMatchObject({
      message: importFileMessages.rowTooLong(3),
    });
  });

  it('is refused where its encoding changes', async () => {
    const bytes = Buffer.concat([Buffer.from(header + line), windows(line)]);
    await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message: /UTF-8/ });
  });

  it.each([
    ['', importFileMessages.fileEmpty],
    ['\r\n  \r\n', importFileMessages.fileEmpty],
    [header, importFileMessages.fileWithoutRows],
    [`${header},,\r\n\r\n`, importFileMessages.fileWithoutRows],
    [
      'name,antibody\nSLE,Anti-Sm',
      importFileMessages.columnsMissing(['disease', 'autoantigen'], ['name', 'antibody']),
    ],
    [`${'a,'.repeat(501)}a\n1`, importFileMessages.tooManyColumns(limits.imports.columns)],
  ])('is refused in words: %#', async (text, message) => {
    await expect(readBytes(text)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
  });

  it('cannot bring names that mean something to JavaScript', async () => {
    const { plan, rows } = await readBytes(
      `disease,autoantibody,autoantigen,__proto__,toString\nSLE,Anti-Sm,SmD1,a,b`,
    );
    expect(plan.problems).toMatchObject([{ path: '__proto__' }]);
    expect(rows[0]?.content?.additional).toEqual({ toString: 'b' });
  });
});

describe('a json file', () => {
  const entry = { disease: 'SLE', autoantibody: 'Anti-Sm', autoantigen: 'SmD1' };
  const list = JSON.stringify([entry, { ...entry, note: 'a "quoted\\" ]}, text' }]);

  it.each([
    ['a list', list],
    ['an export', `{"success":true,"meta":{"data":[1]},"data":${list},"count":2}`],
    ['a request', `{ "entries" : ${list} }`],
    ['lines', `${JSON.stringify(entry)}\r\n\r\n${JSON.stringify({ ...entry, note: 'x' })}`],
  ])('may be %s', async (_what, text) => {
    for (const chunk of [1, 7, 65_536]) {
      const { rows, plan } = await readBytes(text, { chunk });
      expect(rows.map(({ content }) => content?.values.disease)).toEqual(['SLE', 'SLE']);
      expect(plan.unmappedColumns).toEqual(['note']);
    }
  });

  it('has bad rows where values or items are of the wrong kind, and stands otherwise', async () => {
    const items = [
      { ...entry, epitope: ['a'] },
      'text',
      null,
      { ...entry, note: { deep: 1 } },
      { ...entry, type: 5 },
    ];
    const { rows } = await readBytes(JSON.stringify(items));
    expect(rows.map(({ problems }) => problems.map(({ path, message }) => [path, message]))).toEqual([
      [['epitope', messages.text('epitope')]],
      [['row', importFileMessages.itemNotAnObject]],
      [['row', importFileMessages.itemNotAnObject]],
      [['additional.note', messages.additionalValue('note')]],
      [],
    ]);
    expect(rows[4]?.content?.values.type).toBe('5');
  });

  it('keeps harmless what JavaScript would take for its own', async () => {
    const text = `[{"disease":"SLE","autoantibody":"a","autoantigen":"b","__proto__":{"polluted":1}},{"constructor":"x"}]`;
    const { rows } = await readBytes(text);
    expect(rows.map(({ content }) => content)).toEqual([null, null]);
    expect({}).not.toHaveProperty('polluted');
  });

  it('survives nesting without end', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { rows } = await readBytes(`[{"disease":${deep}}]`);
    expect(rows[0]?.problems[0]).toMatchObject({ path: 'disease', message: messages.text('disease') });
  });

  it('tells which line of ndjson is none', async () => {
    const { rows } = await readBytes(`${JSON.stringify(entry)}\n{"disease":\n`, { fileName: 'a.ndjson' });
    expect(rows[1]).toMatchObject({
      row: 2,
      content: null,
      problems: [{ message: importFileMessages.lineNotJson }],
    });
  });

  it.each([
    ['[{"disease":"SLE"},{"a"}]', importFileMessages.fileNotJson(2)],
    ['[{"disease":"SLE"},{]', importFileMessages.fileJsonUnfinished],
    ['[{"disease":"SLE"} {}]', importFileMessages.fileNotJson(1)],
    ['[{"disease":"SLE"},', importFileMessages.fileJsonUnfinished],
    ['{"disease":\n"SLE"}', importFileMessages.fileJsonShape],
    ['hello', importFileMessages.fileJsonShape],
    ['[]', importFileMessages.fileWithoutRows],
  ])('%s is refused in words', async (text, message) => {
    await expect(readBytes(text, { fileName: 'entries.json' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
    });
  });
});

describe('what is no table', () => {
  it.each([
    ['report.csv', Buffer.from('%PDF-1.7 …')],
    ['table.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['data.csv', gzipSync('disease,autoantibody')],
    ['page.xls', Buffer.from('<html><table></table>')],
    ['noise.csv', Buffer.from([1, 2, 0, 0, 0, 7, 7, 7])],
    ['report.pdf', Buffer.from(header + line)],
  ])('%s is refused', async (fileName, bytes) => {
    await expect(openBytes(bytes, { fileName })).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('is told by its content where its name is wrong', async () => {
    expect((await readBytes(header + line, { fileName: 'entries.xlsx' })).table.format).toBe('csv');
    const sheet = await sheetFile([
      ['disease', 'autoantibody', 'autoantigen'],
      ['SLE', 'Anti-Sm', 'SmD1'],
    ]);
    expect((await readBytes(sheet, { fileName: 'entries.csv' })).rows).toHaveLength(1);
  });

  it('is too large beyond what is allowed, spreadsheets sooner', async () => {
    await expect(readBytes(header + line.repeat(10_000), { maxBytes: 100_000 })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    const large = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(limits.imports.xlsxBytes)]);
    await expect(readBytes(large)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: importFileMessages.fileTooLarge(20),
    });
  });
});

describe('a spreadsheet made to harm', () => {
  const sheetWith = (xml: string): Promise<Buffer> => sheetFile([], xml);

  it.each([
    [
      'another zip',
      (): Promise<Buffer> => zipOf({ 'word/document.xml': '<w/>' }),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'half a file',
      async () => (await sheetFile([['a']])).subarray(0, 400),
      importFileMessages.spreadsheetBroken,
    ],
    [
      'one that unpacks to very much',
      () => sheetWith(' '.repeat(64 * 1_048_576)),
      importFileMessages.spreadsheetTooMuch,
    ],
    [
      'one of entities',
      () => sheetWith('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>'),
      importFileMessages.spreadsheetEntities,
    ],
    [
      'one that is no XML',
      () => sheetWith('<worksheet><row></worksheet>'),
      importFileMessages.spreadsheetBroken,
    ],
  ])('%s is refused in words', async (_what, made, message) => {
    await expect(readBytes(await made(), { fileName: 'a.xlsx' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
    });
  });

  it('of a million empty rows is one of few', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_row, index) => `<row r="${String(index + 2)}"/>`).join(
      '',
    );
    const cells = ['disease', 'autoantibody', 'autoantigen']
      .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('');
    const xml = `<worksheet><sheetData><row r="1">${cells}</row>${empty}<row r="1000002">${cells.replace('>disease<', '>SLE<')}</row></sheetData></worksheet>`;
    expect((await readBytes(await sheetWith(xml))).rows).toMatchObject([
      { row: 1_000_002, content: { values: { disease: 'SLE' } } },
    ]);
  });
});

async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(Readable.from(zip.outputStream, { objectMode: false }));
}
