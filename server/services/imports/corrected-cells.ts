import type { Corrections } from '../../persistence/imports/import-corrections.repository.js';

interface Column {
  readonly field: string | null;
}

/** Returns the cells of a row with its corrections. The first column of a field has the text, others are blank. */
export function correctedCells(
  columns: readonly Column[],
  cells: readonly string[],
  corrections: Corrections | null,
): readonly string[] {
  const corrected = [...cells];
  for (const [field, text] of Object.entries(corrections ?? {})) {
    const [first = -1, ...others] = positionsOf(columns, field);
    while (corrected.length <= first) corrected.push('');
    if (first >= 0) corrected[first] = text;
    for (const position of others.filter((other) => other < corrected.length)) corrected[position] = '';
  }
  return corrected;
}

/** Returns the text of a field in the file: that of its first filled cell. */
export function textInFile(columns: readonly Column[], cells: readonly string[], field: string): string {
  const texts = positionsOf(columns, field).map((position) => (cells[position] ?? '').trim());
  return texts.find((text) => text !== '') ?? '';
}

function positionsOf(columns: readonly Column[], field: string): readonly number[] {
  return columns.flatMap((column, position) => (column.field === field ? [position] : []));
}
