import { setImmediate as nextIteration } from 'node:timers/promises';

import { FairLimit } from '../../../fair-limit.js';

/** Number of documents that may wait to start, half of them of one caller. */
const maxWaiting = 1000;

/**
 * Starts one document at a time, while callers take turns. Parsing and checking one can take a tenth of a second, in
 * which nothing else runs: hundreds that arrive together would block all other requests.
 */
export class DocumentStarts {
  private readonly limit = new FairLimit(1, maxWaiting);

  /** Waits until the next document of the caller may start. Throws UNAVAILABLE if too many wait. */
  next(): Promise<void> {
    return new Promise((start, refuse) => {
      const startOne = (): Promise<void> => {
        start();
        return othersServed();
      };
      this.limit.run(startOne).catch(refuse);
    });
  }
}

/**
 * Resolves after an iteration of the event loop for each millisecond of work that begins now. One is not enough: libuv
 * accepts one connection in each, so that new clients would wait for as many documents as connections opened before.
 */
async function othersServed(): Promise<void> {
  const begun = performance.now();
  await nextIteration();
  for (let left = performance.now() - begun; left > 0; left -= 1) await nextIteration();
}
