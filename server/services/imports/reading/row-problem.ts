/**
 * A problem or a remark about one cell: `path` is the field's name, `additional.<name>`, or `row` for the row as a
 * whole.
 */
export interface CellProblem {
  readonly path: string;
  readonly message: string;
  /** The value of the cell, shortened; `null` if the problem is not about one cell. */
  readonly value: string | null;
}

/** A problem of the file as a whole: `path` is the header of a column, or `file`. */
export type FileProblem = CellProblem;

const shownLength = 500;

/** Shortens a text to the length that is shown. */
export function shortened(text: string | null): string | null {
  if (text === null || text.length <= shownLength) return text;
  return `${text.slice(0, shownLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
