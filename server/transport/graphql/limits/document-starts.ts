import { othersServed } from '../../../cooperative.js';
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
  async next(): Promise<void> {
    const release = await this.limit.take();
    void othersServed().then(release);
  }
}
