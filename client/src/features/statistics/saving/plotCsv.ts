import { guardCell } from '@contract/rules/formula-guard';

import type { PlotTable } from '../plots/plotTable';

/** A plot's table as csv by RFC 4180; cells that a spreadsheet would run are guarded, as those of exports are. */
export function plotCsv({ columns, rows }: PlotTable): string {
  return [columns, ...rows.map(({ cells }) => cells)]
    .map(
      (cells) =>
        `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : guardCell(cell))).join(',')}\r\n`,
    )
    .join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
