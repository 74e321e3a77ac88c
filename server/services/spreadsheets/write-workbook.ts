import { markHandled } from '../mark-handled.js';
import { startWorker } from '../workers/start-worker.js';
import { WorkerCalls } from '../workers/worker-calls.js';
import type { WriteCall, WriteReply } from './write-workbook-calls.js';

const file = new URL('./write-workbook.worker', import.meta.url);
/** MiB; only a few hundred rows are ever there at once. */
const memory = { old: 256, young: 32 };
/** From so many rows on, the sheet's XML may be longer than 4 GiB. */
const manyRows = 250_000;

/** What a sheet holds: texts alone, the header first. */
interface SheetContent {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
  /** How many rows there can be; `null` where nobody counted. */
  readonly expected: number | null;
}

/**
 * Writes an xlsx file of one sheet in a worker, which packs some rows while the next are fetched. Ending the iteration early
 * ends the worker.
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
