import { markHandled } from '../../cooperative.js';
import { startWorker } from '../workers/start-worker.js';
import { WorkerCalls } from '../workers/worker-calls.js';
import type { WriteCall, WriteReply } from './write-workbook.worker.js';

const file = 'services/spreadsheets/write-workbook.worker';
/** In MiB; only a few hundred rows are in memory at a time. */
const memory = { old: 256, young: 32 };
/** From this number of rows on, the XML of the sheet may exceed 4 GiB. */
const manyRows = 250_000;

/** The content of a sheet: only texts, the header first. */
interface SheetContent {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
  /** Maximum number of rows; `null` if they were not counted. */
  readonly expected: number | null;
}

/**
 * Writes an xlsx file of one sheet in a worker, which compresses rows while the next are fetched. Ending the iteration
 * early ends the worker.
 */
export async function* writeWorkbook({
  name,
  header,
  rows,
  expected,
}: SheetContent): AsyncGenerator<Uint8Array> {
  const calls = new WorkerCalls<WriteCall, WriteReply>(startWorker(file, memory));
  try {
    const large = expected === null || expected > manyRows;
    let pending = markHandled(calls.call({ kind: 'start', header, sheet: name, large }));
    for await (const batch of rows) {
      yield* await pending;
      pending = markHandled(calls.call({ kind: 'rows', rows: batch }));
    }
    yield* await pending;
    yield* await calls.call({ kind: 'end' });
  } finally {
    await calls.end();
  }
}
