/** The words in the last part of an address: what somebody was after who mistyped it or made it up. */
export function wordsIn(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return decoded(last)
    .replace(/\.\w+$/, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

/** Addresses are typed by people too, and a lone percent sign is no code. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
