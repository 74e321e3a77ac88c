import { FairLimit } from '../../../fair-limit.js';

/** Cost of the largest document that is not limited, and how many larger ones run and wait at the same time. */
const cheapCost = 1000;
const atOnce = 4;
const maxWaiting = 100;

/**
 * Limits how many documents that may return many objects run at the same time. What such a document has read stays in
 * memory until its last list is read, so that hundreds together would exhaust the memory of the process.
 */
export class LargeDocuments {
  private readonly limit = new FairLimit(atOnce, maxWaiting);

  /** Waits until a document of this cost may run, and returns what to call at its end. */
  async start(cost: number): Promise<() => void> {
    if (cost <= cheapCost) return () => undefined;
    return new Promise((start, refuse) => {
      this.limit.run(() => new Promise<void>((end) => start(end))).catch(refuse);
    });
  }
}
