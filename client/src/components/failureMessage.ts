import { failures, type Operation } from '@contract/failures';

import { readServerError } from '../apollo/serverError';

/**
 * Returns the message shown when an operation failed: the server's own if it sent one, else one from the catalogue.
 * Messages of browsers, proxies and libraries are never shown.
 */
export function failureMessage(error: unknown, operation: Operation): string {
  return readServerError(error)?.message ?? failures[operation];
}

/** Returns the server's message if it refused what was sent, else `null`. */
export function refusalOf(error: unknown): string | null {
  const details = readServerError(error);
  return details?.code === 'BAD_USER_INPUT' ? details.message : null;
}
