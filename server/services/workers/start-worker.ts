import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

import { codeFolder, projectRoot, runsSources } from '../../project-root.js';

/** Makes Node compile TypeScript. */
const loader = (): string => pathToFileURL(join(projectRoot(), 'tools/typescript-worker.mjs')).href;

/** Memory limits of a thread, in MiB: of long-lived and of new objects. */
export interface ThreadMemory {
  readonly old: number;
  readonly young: number;
}

/**
 * Starts a file as a worker thread with limited memory, so that neither the work nor a hostile file stops the server.
 * The file is named by its path below `server`, without `.ts` or `.js`.
 */
export function startWorker(
  file: string,
  memory: ThreadMemory,
  options: Pick<WorkerOptions, 'workerData' | 'transferList' | 'stdin'> = {},
): Worker {
  return new Worker(join(codeFolder(), 'server', `${file}${runsSources ? '.ts' : '.js'}`), {
    ...options,
    execArgv: runsSources ? ['--import', loader()] : [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory.old, maxYoungGenerationSizeMb: memory.young },
  });
}
