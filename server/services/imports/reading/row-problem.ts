/** Something wrong, or worth a remark, in one cell: `path` is the field's name, `additional.<name>`, or `row` for the row as a whole. */
export interface CellProblem {
  readonly path: string;
  readonly message: string;
  /** What the cell holds, shortened; `null` where no one cell is meant. */
  readonly value: string | null;
}

/** The same about a file as a whole: `path` is the header of a column, or `file`. */
export type FileProblem = CellProblem;

const shownLength = 500;

/** As much of a text as a person is shown. */
export function shortened(text: string | null): string | null {
  if (text === null || text.length <= shownLength) return text;
  return `${text.slice(0, shownLength).replace(/[\ud800-\udbff]$/, '')}…`;
}
