import { lineWriter } from '@contract/rules/delimited';
import { guardCell } from '@contract/rules/formula-guard';

/** The rows and columns of a file. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly (string | number)[] }[];
}

const line = lineWriter(',');

/** Formats a table as csv by RFC 4180; cells that a spreadsheet would run as formulas are escaped, as in exports. */
export function tableCsv({ columns, rows }: CsvTable): string {
  return [columns, ...rows.map(({ cells }) => cells)]
    .map((cells) => line(cells.map((cell) => (typeof cell === 'number' ? String(cell) : guardCell(cell)))))
    .join('');
}
