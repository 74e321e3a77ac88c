import { additionalText } from '../../../schema/contract/rules/additional.js';
import type { Corrections } from '../../persistence/imports/import-corrections.repository.js';
import type { StagedCell } from '../../persistence/imports/staged-line.js';
import { itemCell, itemValue } from './reading/staged-cell.js';

interface Column {
  readonly field: string | null;
}

/** Returns the cells of a row with its corrections. The first column of a field has the text, others are blank. */
export function correctedCells(
  columns: readonly Column[],
  cells: readonly StagedCell[],
  corrections: Corrections | null,
): readonly StagedCell[] {
  const corrected = [...cells];
  for (const [field, text] of Object.entries(corrections ?? {})) {
    const [first = -1, ...others] = positionsOf(columns, field);
    while (corrected.length <= first) corrected.push('');
    if (first >= 0) corrected[first] = itemCell(text);
    for (const position of others.filter((other) => other < corrected.length))
      corrected[position] = itemCell('');
  }
  return corrected;
}

/** Returns the text of a field in the file: that of its first filled cell. */
export function textInFile(columns: readonly Column[], cells: readonly string[], field: string): string {
  const texts = positionsOf(columns, field).map((position) => (cells[position] ?? '').trim());
  return texts.find((text) => text !== '') ?? '';
}

/**
 * Returns the text that the value of a field in an item is read as: `null` for a blank, `undefined` for one that is
 * refused and for one that the item does not have.
 */
export function textInItem(
  columns: readonly Column[],
  cells: readonly StagedCell[],
  field: string,
): string | null | undefined {
  const values = positionsOf(columns, field).map((position) => itemValue(cells[position] ?? ''));
  const texts = values.filter((value) => value !== undefined).map(additionalText);
  const [first] = [...texts.filter((text) => text !== null), ...texts];
  return first;
}

function positionsOf(columns: readonly Column[], field: string): readonly number[] {
  return columns.flatMap((column, position) => (column.field === field ? [position] : []));
}
