import { messages } from '../../schema/contract/messages.js';
import { AppError } from '../errors.js';

/**
 * Refuses a URL whose query string is not well-formed percent-encoded UTF-8. The parser would pass the raw text, and
 * a search would return wrong results. (The router itself refuses such paths.)
 */
export function refuseMalformedQuery(url: string): void {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('%', start)) return;
  if (decoded(url.slice(start)) === null) throw new AppError('BAD_USER_INPUT', messages.malformedAddress);
}

/**
 * Decodes a part of a URL; `null` if it is malformed. The result must be used: the build drops a call of
 * `decodeURIComponent` whose result nothing uses.
 */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
