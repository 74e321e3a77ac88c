/**
 * Tells whether a typed word is some other word but for a small typing error: one changed, missing, extra or swapped letter
 * in a word of 4 to 7 letters, two in a longer one. Shorter words, and words with digits (identifiers), must be right.
 */
export function isSmallTypingError(typed: string, word: string): boolean {
  if (typed.length < 4 || /\d/.test(typed)) return typed === word;
  const allowed = typed.length < 8 ? 1 : 2;
  return Math.abs(typed.length - word.length) <= allowed && distance(typed, word) <= allowed;
}

/** Optimal string alignment distance: insertions, deletions, changes and swaps of neighbours, each counting one. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change);
      current.push(swapped ? Math.min(best, at(beforeLast, column - 2) + 1) : best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
