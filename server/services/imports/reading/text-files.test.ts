import { readFileSync } from 'node:fs';

import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { readBytes } from '../../../test/imports/read-file.js';

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

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from(header + line)],
    ['UTF-8 with its mark', Buffer.from(mark + header + line)],
    ['UTF-16 LE', Buffer.from(mark + header + line, 'utf16le')],
    ['UTF-16 LE without its mark', Buffer.from(header + line, 'utf16le')],
    ['UTF-16 BE', utf16be(mark + header + line)],
    ['Latin-1 as Windows has it', windows(header + line)],
  ])('in %s is read the same in chunks of any size', async (_encoding, bytes) => {
    for (const chunk of [1, 3, 65_536]) {
      expect((await readBytes(bytes, { chunk })).rows.map(({ content }) => content?.values)).toMatchObject([
        values,
      ]);
    }
  });

  it('written by people is read the same in chunks of any size', async () => {
    const bytes = readFileSync(new URL('../../../test/imports/files/messy-import.csv', import.meta.url));
    const whole = await readBytes(bytes);
    for (const chunk of [1, 7]) expect((await readBytes(bytes, { chunk })).rows).toEqual(whole.rows);
  });

  it.each([',', ';', '\t', '|'])('is split at %j', async (delimiter) => {
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

  it.each([',', ';', '\t'])('may have a title above headers that are separated by %j', async (delimiter) => {
    const table = `disease,autoantibody,autoantigen\nSLE,Anti-Sm,SmD1\n`.replaceAll(',', delimiter);
    const { table: opened, rows } = await readBytes(`\nTable S1; sera, by disease\n\n${table}`, { chunk: 1 });
    expect(rows).toMatchObject([{ row: 5, content: { values: { disease: 'SLE' } } }]);
    expect(opened.remark).toBe(importFileMessages.titleSkipped(4));
    expect((await readBytes(`\n${table}`)).table.remark).toBeNull();
    const noRows = readBytes(`Table S1\n${table.split('\n')[0] ?? ''}\n\n`);
    await expect(noRows).rejects.toMatchObject({ message: importFileMessages.fileWithoutRows });
  });

  it('has the separator of its header row', async () => {
    const text = 'disease,autoantibody,autoantigen,additional.a;b;c;d;e;f\nSLE,Anti-Sm,SmD1,x\n';
    expect((await readBytes(text)).rows[0]?.content?.additional).toEqual({ 'a;b;c;d;e;f': 'x' });
    const named = `sep=;\r\n${header.replaceAll(',', ';')}SLE;Anti-Sm;SmD1;x`;
    expect((await readBytes(named)).rows).toMatchObject([{ row: 2, content: { values: { epitope: 'x' } } }]);
  });

  it.each(['\r', '\n', '\r\n'])('may end its lines with %j, and counts blank lines', async (end) => {
    const text = [header.trim(), 'SLE,Anti-Sm,SmD1,', '', ',,,', 'SSc,Anti-Scl-70,TOP1,x'].join(end);
    expect((await readBytes(text, { chunk: 5 })).rows.map(({ row }) => row)).toEqual([2, 5]);
  });

  it('creates no error, which is slow, for a blank line, or a row longer or shorter than the header', async () => {
    const errors = jest.spyOn(Error, 'captureStackTrace');
    const { rows } = await readBytes(`${header}\n\nSLE,Anti-Sm\nSLE,Anti-Sm,SmD1,x,y\n`);
    expect(rows.map(({ row }) => row)).toEqual([4, 5]);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('may contain a quotation mark within a cell', async () => {
    expect((await readBytes(`${header}SLE,5" tube,SmD1,x`)).rows[0]?.content?.values.autoantibody).toBe(
      '5" tube',
    );
  });

  it('with an unclosed quotation mark is rejected', async () => {
    const text = `${header}SLE,Anti-Sm,SmD1,x\r\nSSc,"Anti-Scl-70,TOP1,y\r\n${'more,of,the,same\r\n'.repeat(10)}`;
    await expect(readBytes(text)).rejects.toMatchObject({ message: importFileMessages.quoteNotClosed(3) });
    await expect(readBytes(`${text}${'x'.repeat(9_000_000)}`)).rejects.toMatchObject({
      message: importFileMessages.rowTooLong(3),
    });
  });

  const many = header + 'Ménière,A,B,C\r\n'.repeat(20_000);
  it.each([
    ['UTF-8', Buffer.from(many), Buffer.from([0xff]), 1],
    ['UTF-16', Buffer.from(mark + many, 'utf16le'), Buffer.from([0x00, 0xd8]), 4],
  ])('is rejected with the position of a byte that is not %s', async (encoding, good, bad, at) => {
    const message = importFileMessages.fileEncoding(encoding, good.length + at);
    const bytes = Buffer.concat([good, bad, Buffer.from('A\0'), good]);
    await expect(readBytes(bytes, { chunk: 65_537 })).rejects.toThrow(message);
  });

  it('is rejected if its encoding changes', async () => {
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
  ])('is rejected with a message: case %#', async (text, message) => {
    const named = readBytes(text, { fileName: 'entries.csv' });
    await expect(named).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
  });

  it('may have any number of columns of additional values, as an export has', async () => {
    const names = Array.from({ length: 600 }, (_, at) => `additional.Key ${String(at)}`).join(',');
    const { plan } = await readBytes(`disease,autoantibody,autoantigen,${names}\nSLE,Anti-Sm,SmD1,x`);
    expect(plan.headers).toHaveLength(603);
  });

  it('cannot set prototypes of JavaScript objects', async () => {
    const { plan, rows } = await readBytes(
      `disease,autoantibody,autoantigen,__proto__,toString\nSLE,Anti-Sm,SmD1,a,b`,
    );
    expect(plan.problems).toMatchObject([{ path: '__proto__' }]);
    expect(rows[0]?.content?.additional).toEqual({ toString: 'b' });
  });
});
