import type { StagedCell } from '../../../persistence/imports/staged-line.js';
import { jsonValue } from '../../read-input.js';
import { itemText } from './json-reader.js';

/** Returns the cell of an item's value; `undefined` is a value that the item does not have. */
export function itemCell(value: unknown): StagedCell {
  if (value === undefined) return '';
  if (typeof value === 'string') return value === '' ? [] : value;
  return [itemText(value)];
}

/** Returns the value of an item that a cell was written from, see `itemCell`. */
export function itemValue(cell: StagedCell): unknown {
  if (typeof cell === 'string') return cell === '' ? undefined : cell;
  const [json] = cell;
  if (json === undefined) return '';
  // What JSON cannot write, such as `1e999` or too deep a list, was refused; so is `Infinity`, wherever it stands.
  return json === '' ? null : (jsonValue(json) ?? Infinity);
}

/** Returns the text of a cell, as people see it. */
export function cellText(cell: StagedCell): string {
  return typeof cell === 'string' ? cell : (cell[0] ?? '');
}

/** Reads the cells of a row as they are stored. */
export function readStagedCells(stored: string): readonly StagedCell[] {
  const cells: unknown = JSON.parse(stored);
  return Array.isArray(cells)
    ? cells.map((cell) => (Array.isArray(cell) ? cell.map(String) : String(cell)))
    : [];
}
