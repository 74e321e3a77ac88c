import { fold } from '../../../schema/contract/rules/fold.js';

/**
 * Returns the key by which a value is sorted, grouped and compared, byte by byte: folded, and in natural order (`CD2`
 * before `CD10`). Two values have the same key exactly if they are equal without regard to case and accents. `null` for
 * a blank value.
 *
 * A run of digits is written as its length and its digits, so that shorter numbers come first. Leading zeros are
 * appended and only break ties. Keys stay under 2.7 kB, the maximum of a PostgreSQL btree row: a longer key is cut to
 * its first 200 characters and a hash of the whole.
 */
export function sortKey(value: string | null): string | null {
  return foldedSortKey(fold(value ?? ''));
}

/** Compares texts by code unit, which orders keys as the database does, except beyond the basic plane. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Like `sortKey`, for a text that is already folded. */
export function foldedSortKey(folded: string): string | null {
  if (folded === '') return null;
  const natural = folded.replace(/\d+/g, naturalNumber);
  return natural.length <= maxPrefixLength ? natural : `${truncateText(natural)}\u007f${hash(natural)}`;
}

const maxPrefixLength = 200;

function naturalNumber(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, '');
  const zeros = '\u0001'.repeat(digits.length - significant.length);
  return lengthMark(significant.length) + significant + zeros;
}

/**
 * Encodes a length: one digit up to 8; above, a 9 and six digits, so that the encoded lengths sort like the lengths.
 */
function lengthMark(length: number): string {
  return length < 9 ? String(length) : `9${String(length).padStart(6, '0')}`;
}

function truncateText(text: string): string {
  const cut = text.slice(0, maxPrefixLength);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/**
 * Two independent 32-bit FNV-1a hashes in hexadecimal; enough to distinguish texts with the same first 200 characters.
 */
function hash(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x050c5d1f;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x01000197);
  }
  return (first >>> 0).toString(16).padStart(8, '0') + (second >>> 0).toString(16).padStart(8, '0');
}
