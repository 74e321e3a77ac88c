/**
 * How many small typing errors make a word what was typed: none, one or two; `null` where it is another word. An error is one
 * changed, missing, extra or swapped letter; a word of 4 to 7 letters may have one, a longer one two. Shorter words, and words
 * with digits (identifiers), must be right.
 */
export function typingErrors(typed: string, word: string): number | null {
  if (typed === word) return 0;
  if (!canBeMistyped(typed)) return null;
  const allowed = typed.length < 8 ? 1 : 2;
  if (Math.abs(typed.length - word.length) > allowed) return null;
  const errors = distance(typed, word);
  return errors <= allowed ? errors : null;
}

/** Tells whether a typed word is long enough, and no identifier, to be taken for another. */
export function canBeMistyped(typed: string): boolean {
  return typed.length >= 4 && !/\d/.test(typed);
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
