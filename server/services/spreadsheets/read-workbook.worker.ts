import { workerData } from 'node:worker_threads';

import { z } from 'zod';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { badInput } from '../../errors.js';
import { answerCalls } from '../workers/answer-calls.js';
import { type MergedCells, readMergedCells } from './merged-cells.js';
import { type CellRow, sheetRows } from './sheet-rows.js';
import { readParts, type SheetPart, type WorkbookParts } from './workbook-parts.js';
import { WorkbookZip } from './workbook-zip.js';

type Rows = AsyncGenerator<readonly CellRow[]>;

const file = z.object({ bytes: z.instanceof(Uint8Array) });
const { bytes } = file.parse(workerData);
let rows: Rows | null = null;

answerCalls<ReadCall, ReadReply>(async (call) => ({
  reply: call.kind === 'open' ? await open(call.sheet) : await more(),
}));

async function open(wanted: string | null): Promise<ReadReply> {
  const zip = await WorkbookZip.open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const parts = await readParts(zip);
  const names = parts.sheets.map(({ name }) => name);
  const chosen =
    wanted === null
      ? await firstTable(zip, parts)
      : parts.sheets.find(({ name }) => name.trim().toLowerCase() === wanted.trim().toLowerCase());
  if (chosen === undefined) {
    if (wanted !== null) throw badInput('sheet', importFileMessages.sheetNotFound(wanted, names));
    throw badInput('file', importFileMessages.fileEmpty);
  }
  rows = await rowsOf(zip, parts, chosen, await readMergedCells(zip, chosen.file));
  return { kind: 'opened', sheets: names, sheet: chosen.name };
}

/** Hidden sheets are chosen only if no other has content: often they contain only the lists of choices for cells. */
async function firstTable(zip: WorkbookZip, parts: WorkbookParts): Promise<SheetPart | undefined> {
  const among = (isHidden: boolean) => parts.sheets.filter((sheet) => sheet.isHidden === isHidden);
  return (await firstTableOf(zip, parts, among(false))) ?? firstTableOf(zip, parts, among(true));
}

/** The first sheet with a header and a row below it, else the first with content. */
async function firstTableOf(
  zip: WorkbookZip,
  parts: WorkbookParts,
  sheets: readonly SheetPart[],
): Promise<SheetPart | undefined> {
  let filled: SheetPart | undefined;
  for (const sheet of sheets) {
    const count = await countFirstRows(await rowsOf(zip, parts, sheet));
    if (count > 1) return sheet;
    if (count > 0) filled ??= sheet;
  }
  return filled;
}

/** Counts the filled rows, as far as the second one. */
async function countFirstRows(found: Rows): Promise<number> {
  let count = 0;
  for await (const batch of found) {
    count += batch.length;
    if (count > 1) break;
  }
  return count;
}

async function rowsOf(
  zip: WorkbookZip,
  parts: WorkbookParts,
  { file }: SheetPart,
  merged: MergedCells = new Map(),
): Promise<Rows> {
  const stream = await zip.read(file);
  if (stream === null) throw badInput('file', importFileMessages.spreadsheetBroken);
  return sheetRows(stream, parts, merged);
}

async function more(): Promise<ReadReply> {
  const step = await rows?.next();
  return step === undefined || step.done === true ? { kind: 'end' } : { kind: 'rows', rows: step.value };
}

/** A message to the reading worker. */
export type ReadCall = { readonly kind: 'open'; readonly sheet: string | null } | { readonly kind: 'more' };

/** A message from the reading worker. */
export type ReadReply =
  | { readonly kind: 'opened'; readonly sheets: readonly string[]; readonly sheet: string }
  | { readonly kind: 'rows'; readonly rows: readonly CellRow[] }
  | { readonly kind: 'end' };
