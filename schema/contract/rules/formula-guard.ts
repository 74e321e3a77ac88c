/**
 * Spreadsheets run cells that look like formulas. An export writes an apostrophe before such a cell and an import
 * removes it; a cell that already looks guarded gets one more apostrophe, so that the two are inverse for every cell.
 */
const harmlessSigns = /^[+-]+$/;
const harmlessNumber = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;
/** Blanks and invisible format characters (Unicode category Cf) before the sign hide it only from people. */
const runsAsFormula = /^'*[\s\u3000\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;
/**
 * Where the locale separates cells by semicolons, a spreadsheet opens a csv file so, whatever its quotation marks
 * enclose: then a cell begins after each semicolon, and a row after each line break.
 */
const beginning = String.raw`(?=(?:['"\p{Cf}]|[^\S\r\n])*[=+\-@\uff1d\uff0b\uff0d\uff20])`;
const innerFormula = new RegExp(`([;\\r\\n])${beginning}`, 'gu');
const guardedInner = new RegExp(`([;\\r\\n])'${beginning}`, 'gu');
/** Excludes almost every cell, in half the time. */
const mayHaveInner = /[;\r\n] *[^ \w]/;

function needsGuard(cell: string): boolean {
  return runsAsFormula.test(cell) && !harmlessSigns.test(cell) && !harmlessNumber.test(cell);
}

/** Returns the cell as an export for spreadsheets writes it. */
export function guardCell(cell: string): string {
  const inner = mayHaveInner.test(cell) ? cell.replace(innerFormula, "$1'") : cell;
  return needsGuard(inner) ? `'${inner}` : inner;
}

/** In characters: twice the length of a value, which a guard at most doubles. A longer cell holds no value. */
const longestGuarded = 20_000;

/** Returns the cell as it was before `guardCell`. */
export function unguardCell(cell: string): string {
  if (cell.length > longestGuarded || !cell.includes("'")) return cell;
  const inner = cell.startsWith("'") && needsGuard(cell.slice(1)) ? cell.slice(1) : cell;
  return inner.replace(guardedInner, '$1');
}
