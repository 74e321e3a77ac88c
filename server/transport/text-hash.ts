/** FNV-1a hash of a text as an unsigned 32-bit number, to tell texts apart. It is not cryptographic. */
export function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
