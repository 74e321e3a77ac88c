import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Tests run the sources, which only a loader lets Node understand; the server runs compiled files, which need none. */
const loader = new URL('../../../tools/typescript-worker.mjs', import.meta.url);

/** MiB that a thread may hold: of what stays, and of what was just made. */
interface ThreadMemory {
  readonly old: number;
  readonly young: number;
}

/**
 * Starts a file as a thread of its own, with its memory limited, so that neither the work nor a hostile file stops the
 * server. The file is named without `.ts` or `.js`.
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
