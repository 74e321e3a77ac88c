import type { WholeNumberBounds } from '../limits.js';

/**
 * Parses a whole number that a client sent as a number or as decimal digits. Returns `null` if it is anything else or
 * out of bounds.
 */
export function readWholeNumber(sent: unknown, { min, max }: WholeNumberBounds): number | null {
  const number = typeof sent === 'string' && /^\s*\d{1,16}\s*$/.test(sent) ? Number(sent) : sent;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= min && number <= max
    ? number
    : null;
}
