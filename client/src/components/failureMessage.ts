import { failures, type Operation } from '@contract/failures';

import { readServerError } from '../apollo/serverError';

/**
 * Returns the message shown when an operation failed: the server's own if it sent one, else one from the catalogue.
 * Messages of browsers, proxies and libraries are never shown.
 */
export function failureMessage(error: unknown, operation: Operation): string {
  return readServerError(error)?.message ?? failures[operation];
}
