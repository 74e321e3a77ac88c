import { limits } from '../limits.js';
import { hasInvisible } from './text.js';

/**
 * The form in which an e-mail address is stored and compared: trimmed, NFKC, in lower case. Addresses that only look
 * alike (a dotless ı, a Cyrillic а) stay different; a link is always sent to the stored address, never to a typed one.
 */
export function normaliseEmail(text: string): string {
  // Lower case can take a letter apart again, such as J with a caron.
  return text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}

const address = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(?:\.[^\s@<>()[\]",;:\\.]+)*$/u;

/** Whether a normalised text has the form of an e-mail address; `admin@localhost` has. */
export function isEmail(text: string): boolean {
  return text.length <= limits.user.email && address.test(text) && !hasInvisible(text);
}
