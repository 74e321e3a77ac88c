import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Worker } from 'node:worker_threads';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { openBytes, readBytes } from '../../../test/imports/read-file.js';
import { type Parsing, readDelimited } from './delimited-reader.js';
import type { CellRow } from './import-source.js';

const header = 'disease,autoantibody,autoantigen,epitope\r\n';
const line = (at: number): string =>
  `Sjögren’s syndrome ${String(at)},Anti-Ro60,"RO60, ""Ro""",${at % 7 === 0 ? '"two\r\nlines"' : '抗体'}\r\n`;
const lines = Array.from({ length: 10_000 }, (_, at) => line(at)).join('');

async function parsed(text: string, length: number, parsing: Parsing): Promise<readonly CellRow[]> {
  const rows: CellRow[] = [];
  for await (const batch of readDelimited(pieces(text, length), ',', parsing)) rows.push(...batch);
  return rows;
}

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

describe('a long file', () => {
  it('is parsed in a thread as it would be without, wherever its pieces end', async () => {
    const expected = await parsed(header + lines, header.length + lines.length, 'here');
    expect(expected).toHaveLength(10_001);
    expect(expected.at(-1)).toEqual({
      row: 10_001,
      cells: ['Sjögren’s syndrome 9999', 'Anti-Ro60', 'RO60, "Ro"', '抗体'],
    });
    for (const length of [997, 65_536]) {
      expect(await parsed(header + lines, length, 'beside')).toEqual(expected);
    }
  });

  it('is read to its last row, though nothing ends that', async () => {
    const { rows } = await readBytes(header + lines.trimEnd());
    expect(rows).toHaveLength(10_000);
    expect(rows.at(-1)).toMatchObject({ row: 10_001, content: { values: { autoantigen: 'RO60, "Ro"' } } });
  });

  it('is refused where a quotation mark is not closed, with its row', async () => {
    await expect(readBytes(`${header}${lines}SLE,"Anti-Sm,SmD1,x\r\n`)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.quoteNotClosed(10_002),
    });
  });

  it('is refused where a row of it has millions of cells', async () => {
    const rows = `${header}SLE,Anti-Sm,SmD1${','.repeat(3_000_000)}\r\n`;
    await expect(readBytes(rows)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.rowTooLong(2),
    });
  });

  it('keeps no thread once its reader has ended, or its columns were refused', async () => {
    const threads: Promise<unknown>[] = [];
    const noted = (message: unknown): void => {
      const worker: unknown = Object(message).worker;
      if (worker instanceof Worker) threads.push(new Promise((resolve) => worker.once('exit', resolve)));
    };
    subscribe('worker_threads', noted);
    try {
      const table = await openBytes(header + lines);
      await table.close();
      const columns = Array.from({ length: 3000 }, (_, at) => `c${String(at)}`).join(',');
      await expect(openBytes(`${columns}\r\n${lines}`)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    } finally {
      unsubscribe('worker_threads', noted);
    }
    expect(threads).toHaveLength(2);
    await Promise.all(threads);
  });
});
