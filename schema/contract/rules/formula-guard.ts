/**
 * Spreadsheets run cells that look like formulas. An export writes an apostrophe before such a cell and an import
 * removes it; a cell that already looks guarded gets one more apostrophe, so that the two are inverse for every cell.
 */
const harmlessSigns = /^[+-]+$/;
const harmlessNumber = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;
/** Blanks and invisible format characters (Unicode category Cf) before the sign hide it only from people. */
const runsAsFormula = /^'*[\s\u3000\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

function needsGuard(cell: string): boolean {
  return runsAsFormula.test(cell) && !harmlessSigns.test(cell) && !harmlessNumber.test(cell);
}

/** Returns the cell as an export for spreadsheets writes it. */
export function guardCell(cell: string): string {
  return needsGuard(cell) ? `'${cell}` : cell;
}

/** Returns the cell as it was before `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell.slice(1)) ? cell.slice(1) : cell;
}
