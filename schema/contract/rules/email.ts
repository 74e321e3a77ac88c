import { limits } from '../limits.js';
import { hasInvisible } from './text.js';

/**
 * Normalises an e-mail address for storage and comparison: trimmed, NFKC, in lower case. Addresses that only look alike
 * (a dotless ı, a Cyrillic а) stay different. Links are always sent to the stored address, never to a typed one.
 */
export function normaliseEmail(text: string): string {
  // Lower case can decompose a letter again, such as J with a caron.
  return text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}

const address = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(?:\.[^\s@<>()[\]",;:\\.]+)*$/u;

/** Returns whether a normalised text has the form of an e-mail address; `admin@localhost` has. */
export function isEmail(text: string): boolean {
  return text.length <= limits.user.email && address.test(text) && !hasInvisible(text);
}
