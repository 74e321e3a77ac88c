/**
 * The weak entity tag of a public read. The answer to an address changes only with the data or with the program,
 * so it is known before anything is rendered.
 */
export function entityTag(dataVersion: string, address: string, programVersion: string): string {
  return `W/"${programVersion}.${hash(address)}.${dataVersion}"`;
}

/** FNV-1a: tells addresses apart; nothing is kept secret by it. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/** Whether an `If-None-Match` header names this tag; strong and weak forms compare alike (RFC 9110, 8.8.3.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = tag.slice(2);
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque);
}
