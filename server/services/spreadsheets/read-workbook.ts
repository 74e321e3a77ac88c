import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { startWorker } from '../workers/start-worker.js';
import { WorkerCalls } from '../workers/worker-calls.js';
import type { ReadCall, ReadReply } from './read-workbook.worker.js';
import type { CellRow } from './sheet-rows.js';

const file = 'services/spreadsheets/read-workbook.worker';
/** In MiB. The input is limited so that the worker never needs it all, since V8 may end the whole process there. */
const memory = { old: 512, young: 32 };

/** An opened spreadsheet. */
interface OpenWorkbook {
  readonly sheets: readonly string[];
  readonly sheet: string;
  readonly batches: AsyncGenerator<readonly CellRow[]>;
  readonly close: () => Promise<void>;
}

/**
 * Opens an xlsx file in a worker, which takes ownership of `bytes`. `sheet` is the requested one, `null` the first
 * visible one with rows below a header. Throws BAD_USER_INPUT for an unreadable file, or one without that sheet.
 */
export async function readWorkbook(bytes: Buffer, sheet: string | null): Promise<OpenWorkbook> {
  const own = new Uint8Array(bytes);
  const worker = startWorker(file, memory, { workerData: { bytes: own }, transferList: [own.buffer] });
  const calls = new WorkerCalls<ReadCall, ReadReply>(worker, importFileMessages.spreadsheetTooMuch);
  const close = (): Promise<void> => calls.end();
  try {
    const opened = await calls.call({ kind: 'open', sheet });
    if (opened.kind !== 'opened') throw new Error('The worker did not open the spreadsheet');
    return { sheets: opened.sheets, sheet: opened.sheet, batches: batchesOf(calls), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function* batchesOf(calls: WorkerCalls<ReadCall, ReadReply>): AsyncGenerator<readonly CellRow[]> {
  try {
    for (;;) {
      const reply = await calls.call({ kind: 'more' });
      if (reply.kind !== 'rows') return;
      yield reply.rows;
    }
  } finally {
    await calls.end();
  }
}
