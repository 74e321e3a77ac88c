/**
 * Spreadsheets run cells that look like formulas. An export writes an apostrophe before such a cell and an import takes it
 * off again; a cell that already looks guarded gets one more, so that the two are inverse whatever a cell holds.
 */
const honestSigns = /^[+-]+$/;
const honestNumber = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;
/** Blanks and invisible format characters (Unicode category Cf) before the sign hide it from people alone. */
const runsAsFormula = /^'*[\s\u3000\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

function needsGuard(cell: string): boolean {
  return runsAsFormula.test(cell) && !honestSigns.test(cell) && !honestNumber.test(cell);
}

/** The cell as an export for spreadsheets writes it. */
export function guardCell(cell: string): string {
  return needsGuard(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell.slice(1)) ? cell.slice(1) : cell;
}
