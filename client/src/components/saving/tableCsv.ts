import { guardCell } from '@contract/rules/formula-guard';

/** Rows and columns as a file holds them. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly (string | number)[] }[];
}

/** A table as csv by RFC 4180; cells that a spreadsheet would run are guarded, as those of exports are. */
export function tableCsv({ columns, rows }: CsvTable): string {
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
