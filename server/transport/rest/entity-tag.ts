/**
 * Returns the weak entity tag of a public read. The answer to a URL changes only with the data version or the program
 * version, so the tag is known before the answer is rendered; `address` includes what else the answer depends on.
 */
export function entityTag(dataVersion: string, address: string, programVersion: string): string {
  return `W/"${programVersion}.${hash(address)}.${dataVersion}"`;
}

/** FNV-1a hash, to distinguish URLs. It is not cryptographic. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** Whether an `If-None-Match` header contains this tag, by weak comparison (RFC 9110, 8.8.3.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.slice(2);
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
