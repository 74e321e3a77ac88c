import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Tests run the TypeScript sources, for which Node needs a loader; the server runs compiled files, which need none. */
const loader = new URL('../../../tools/typescript-worker.mjs', import.meta.url);

/** Memory limits of a thread, in MiB: of long-lived and of new objects. */
export interface ThreadMemory {
  readonly old: number;
  readonly young: number;
}

/**
 * Starts a file as a worker thread with limited memory, so that neither the work nor a hostile file stops the server.
 * The file is named without `.ts` or `.js`.
 */
export function startWorker(
  file: URL,
  memory: ThreadMemory,
  options: Pick<WorkerOptions, 'workerData' | 'transferList' | 'stdin'> = {},
): Worker {
  const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return new Worker(new URL(`${file.href}${extension}`), {
    ...options,
    execArgv: extension === '.ts' ? ['--import', loader.href] : [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory.old, maxYoungGenerationSizeMb: memory.young },
  });
}
