import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';

import { entryField } from '../../../schema/contract/entry-fields.js';
import { limits } from '../../../schema/contract/limits.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { sheetFile } from '../../test/imports/sheet-file.js';
import type { ThreadMemory } from '../workers/start-worker.js';
import { readImportOptions } from './read-import-options.js';
import { FileBytes } from './reading/file-bytes.js';
import { openSource } from './reading/open-source.js';
import { stageFile } from './stage-file.js';
import { type FileSummary, type StagedFile, stageTable } from './staged-file.js';

const header = 'disease,autoantibody,autoantigen,epitope\r\n';
const line = (at: number): string =>
  `Sjögren’s syndrome ${String(at)},Anti-Ro60,"RO60, ""Ro""",${at % 7 === 0 ? '"two\r\nlines"' : '抗体'}\r\n`;
const lines = Array.from({ length: 10_000 }, (_, at) => line(at)).join('');
const items = Array.from({ length: 5000 }, (_, at) => ({
  ...{ disease: `SLE ${String(at)}`, autoantibody: 'Anti-Sm', autoantigen: 'SmD1' },
  ...(at === 4000 ? { late: 'x' } : { Curator: 'Ada' }),
}));
const options = readImportOptions({ mapping: { epitope: 'synonym' } });
const importId = '01890000-0000-7000-8000-000000000000';
const newId = /\t[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21}\t/;

interface Staged {
  readonly lines: readonly string[];
  readonly summary: FileSummary;
}

function staged(content: Buffer | string, chunk = 65_536, memory?: ThreadMemory): Promise<StagedFile> {
  const body = Readable.from(pieces(Buffer.from(content), chunk));
  const source = { fileName: null, body, sheet: null, maxBytes: null };
  return stageFile(importId, source, options, memory);
}

/** As `staged`, but never in a worker. */
async function stagedInline(content: Buffer | string, maxRows?: number): Promise<StagedFile> {
  const bytes = new FileBytes(Readable.from(pieces(Buffer.from(content), 65_536)), null);
  return stageTable(importId, await openSource(bytes, { fileName: null, sheet: null }), options, maxRows);
}

/** Reads all staged lines, without the ids of the rows. */
async function read(file: StagedFile): Promise<Staged> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of file.lines()) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    return { lines: text.split('\n').map((one) => one.replace(newId, '\t')), summary: file.summary() };
  } finally {
    await file.close();
  }
}

/** Returns the workers that start during `work`; each promise resolves when its worker has ended. */
async function workersOf(work: () => Promise<void>): Promise<readonly Promise<unknown>[]> {
  const workers: Promise<unknown>[] = [];
  const onWorker = (message: unknown): void => {
    const worker: unknown = Object(message).worker;
    if (worker instanceof Worker) workers.push(new Promise((resolve) => worker.once('exit', resolve)));
  };
  subscribe('worker_threads', onWorker);
  try {
    await work();
  } finally {
    unsubscribe('worker_threads', onWorker);
  }
  return workers;
}

describe('staging a long file', () => {
  it.each([
    ['csv', header + lines, 997],
    ['csv without a last line break', (header + lines).trimEnd(), 65_536],
    ['json', JSON.stringify(items), 65_536],
    ['ndjson', items.map((item) => JSON.stringify(item)).join('\n'), 65_536],
  ])('of %s in a worker gives the same rows as inline', async (_format, content, chunk) => {
    const expected = await read(await stagedInline(content));
    expect(expected.summary.rowsReceived).toBeGreaterThanOrEqual(5000);
    expect(await read(await staged(content, chunk))).toEqual(expected);
  });

  it.each(['\n', ','])(
    'warns of names of JSON items that match one field, or are only in the mapping (separated by %j)',
    async (separator) => {
      const named = items.map((item) => JSON.stringify({ ...item, PMID: '1', citation: 'Ada 1843' }));
      const text = separator === ',' ? `[${named.join(separator)}]` : named.join(separator);
      const message = importFileMessages.columnsShareField(
        ['PMID', 'citation'],
        entryField('reference').label,
      );
      const warnings = [
        { path: 'PMID, citation', message, value: null },
        { path: 'epitope', message: importFileMessages.mappingUnknownHeader('epitope'), value: null },
      ];
      expect((await read(await stagedInline(text))).summary.fileWarnings).toEqual(warnings);
      expect((await read(await staged(text))).summary.fileWarnings).toEqual(warnings);
    },
  );

  it('accepts a spreadsheet', async () => {
    const rows = items.map((item, at) => [item.disease, item.autoantibody, item.autoantigen, noise(at)]);
    const sheet = await sheetFile([['disease', 'autoantibody', 'autoantigen', 'Curator'], ...rows]);
    expect(sheet.length).toBeGreaterThan(262_144);
    const file = await staged(sheet);
    expect(file.info).toMatchObject({ format: 'xlsx', sheets: ['Entries'], sheet: 'Entries' });
    expect((await read(file)).summary).toMatchObject({ rowsReceived: 5000, unmappedColumns: ['Curator'] });
  });

  it('rejects an unclosed quotation mark, with its row', async () => {
    const file = await staged(`${header}${lines}SLE,"Anti-Sm,SmD1,x\r\n`);
    await expect(read(file)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.quoteNotClosed(10_002),
      problems: [{ path: 'file' }],
    });
  });

  it('rejects a row with millions of cells', async () => {
    await expect(staged(`${header}SLE,Anti-Sm,SmD1${','.repeat(3_000_000)}\r\n`)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.rowTooLong(2),
    });
  });

  it('accepts rows of almost 8 MB and of 16,000 cells', async () => {
    const long = `SLE,Anti-Sm,SmD1,${'抗'.repeat(2_700_000)}\r\n`;
    const wide = `SLE,Anti-Sm,SmD1${',x'.repeat(16_000)}\r\n`;
    expect((await read(await staged(header + long + wide))).summary.rowsReceived).toBe(2);
    const item = JSON.stringify({ disease: 'SLE', note: 'x'.repeat(8_300_000) });
    expect((await read(await staged(`[${item}]`))).summary.rowsReceived).toBe(1);
  });

  it.each(['\\', '""', '\t\n', ";'="])('survives a cell of millions of %j', async (letters) => {
    const cell = `"${letters.repeat(8_000_000 / letters.length)}"`;
    expect((await read(await staged(`${header}${cell},Anti-Sm,SmD1\r\n`))).summary.rowsReceived).toBe(1);
  });

  it('rejects JSON items with too many different names', async () => {
    const named = items.map((item, at) => ({ ...item, [`name ${String(at)}`]: 'x' }));
    await expect(staged(JSON.stringify(named)).then(read)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.tooManyColumns(limits.imports.columns),
    });
  });

  it('rejects a file that needs too much memory', async () => {
    const item = JSON.stringify({ disease: 'SLE', notes: Array.from({ length: 400_000 }, (_, at) => [at]) });
    const file = staged(`[${item}]`, 65_536, { old: 24, young: 8 });
    await expect(file.then(read)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: importFileMessages.fileTooMuchMemory,
    });
  });

  it('keeps no more of a file than the names that it remembers', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => `A name of disease ${String(at)},Anti-Sm,SmD1,`);
    const file = rows.map((row) => `${row}${' '.repeat(65_000)}\r\n`).join('');
    const { summary } = await read(await staged(header + file, 65_536, { old: 24, young: 8 }));
    expect(summary.rowsReceived).toBe(600);
  });

  it('fails with the error of its source', async () => {
    const broken = new Error('The client hung up');
    const body = Readable.from(
      (async function* () {
        yield* pieces(Buffer.from(header + lines), 65_536);
        await Promise.resolve();
        throw broken;
      })(),
    );
    const file = await stageFile(importId, { fileName: null, body, sheet: null, maxBytes: null }, options);
    await expect(read(file)).rejects.toBe(broken);
  });

  it('rejects a file above the size limit', async () => {
    const body = Readable.from(pieces(Buffer.from(header + lines), 65_536));
    const source = { fileName: null, body, sheet: null, maxBytes: 300_000 };
    await expect(stageFile(importId, source, options).then(read)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(body.destroyed).toBe(true);
  });

  it('ends its worker after a close, an error and the last row', async () => {
    const workers = await workersOf(async () => {
      await (await staged(header + lines)).close();
      const columns = Array.from({ length: 3000 }, (_, at) => `c${String(at)}`).join(',');
      await expect(staged(`${columns}\r\n${lines}`)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
      await expect(staged(lines)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
      await read(await staged(header + lines));
    });
    expect(workers).toHaveLength(4);
    await Promise.all(workers);
  });
});

it('staging a short file starts no worker', async () => {
  const workers = await workersOf(async () => {
    expect((await read(await staged(header + line(0)))).summary.rowsReceived).toBe(1);
  });
  expect(workers).toHaveLength(0);
});

function* pieces(bytes: Buffer, length: number): Generator<Buffer> {
  // Copies: a worker gets the whole memory that a piece is a part of.
  for (let from = 0; from < bytes.length; from += length)
    yield Buffer.from(bytes.subarray(from, from + length));
}

/** A text that zip hardly compresses. */
function noise(at: number): string {
  return Array.from({ length: 20 }, (_, step) => ((at * 7919 + step * 104_729) ** 3 % 1e9).toString(36)).join(
    '',
  );
}

test('samples of very many columns take no more than those of 500', async () => {
  const sampled = async (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `additional.k${String(at)}`).join(',');
    const row = (letter: string) => `SLE,Anti-Sm,SmD1,x${`,${letter.repeat(200)}`.repeat(count)}\r\n`;
    const file = `${header.trimEnd()},${names}\r\n${['a', 'b', 'c', 'd'].map(row).join('')}`;
    return (await read(await stagedInline(file))).summary.columns.map(({ samples }) => samples);
  };
  expect((await sampled(496)).at(-1)).toEqual(['a', 'b', 'c'].map((letter) => letter.repeat(100)));
  const many = await sampled(12_000);
  expect(many.at(-1)).toEqual(['aaaa', 'bbbb', 'cccc']);
  expect(many.flat().join('').length).toBeLessThanOrEqual(limits.imports.samplesLength);
});

test('a file of more rows than the limit is refused, whatever is in them', async () => {
  const rows = (count: number) => `${header}${'a\r\n'.repeat(count)}`;
  expect((await read(await stagedInline(rows(10), 10))).summary.rowsReceived).toBe(10);
  const tooMany = { code: 'BAD_USER_INPUT', message: importFileMessages.tooManyRows(10) };
  await expect(stagedInline(rows(11), 10).then(read)).rejects.toMatchObject(tooMany);
});
