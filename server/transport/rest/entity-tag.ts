import { textHash } from '../text-hash.js';

/**
 * Returns the weak entity tag of a public read. The answer to a URL changes only with the data version or the program
 * version, so the tag is known before the answer is rendered.
 */
export function entityTag(dataVersion: string, address: string, programVersion: string): string {
  return `W/"${programVersion}.${textHash(address).toString(36)}.${dataVersion}"`;
}

/** Whether an `If-None-Match` header contains this tag, by weak comparison (RFC 9110, 8.8.3.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.slice(2);
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
