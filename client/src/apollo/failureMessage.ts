import { failures, type Operation } from '@contract/failures';

import { serverWords } from './serverWords';

/**
 * The sentence a person reads when an operation failed: the server's own where it said one, else the catalogue's.
 * The wording of a browser, a proxy or a library is never shown.
 */
export function failureMessage(error: unknown, operation: Operation): string {
  return serverWords(error)?.message ?? failures[operation];
}
