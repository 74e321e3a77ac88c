import type { EntryValues } from '../../../../schema/contract/entry-fields.js';
import type { ColumnPlan } from './column-plan.js';

/**
 * The cells of a row that say more than its values: `null` stands for one that says what the field of its column holds, and
 * such at the end are left out. Of most rows nothing is left.
 */
export function cellsBeside(
  { targets }: ColumnPlan,
  cells: readonly string[],
  values: EntryValues,
): readonly (string | null)[] {
  const isTold = (position: number): boolean => {
    const target = targets[position];
    return target?.kind === 'field' && cells[position] === (values[target.name] ?? '');
  };
  let length = cells.length;
  while (length > 0 && isTold(length - 1)) length -= 1;
  return cells.slice(0, length).map((cell, position) => (isTold(position) ? null : cell));
}
