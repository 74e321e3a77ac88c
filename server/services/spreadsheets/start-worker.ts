import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Tests run the sources, which only a loader lets Node understand; the server runs compiled files, which need none. */
const loader = new URL('../../../tools/typescript-worker.mjs', import.meta.url);

/**
 * Starts a file of this folder as a thread of its own, with its memory limited to so many MiB, so that neither the work nor
 * a hostile file stops the server. `name` is that of the file, without `.ts` or `.js`.
 */
export function startWorker(
  name: string,
  options: Pick<WorkerOptions, 'workerData' | 'transferList'>,
  mebibytes: number,
): Worker {
  const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return new Worker(new URL(`./${name}${extension}`, import.meta.url), {
    ...options,
    execArgv: extension === '.ts' ? ['--import', loader.href] : [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: mebibytes, maxYoungGenerationSizeMb: 32 },
  });
}
