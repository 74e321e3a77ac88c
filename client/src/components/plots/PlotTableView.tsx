import { formatNumber } from '../format';
import { TextLink } from '../TextLink';
import classes from './PlotTableView.module.css';

interface PlotTableViewProps {
  readonly title: string;
  readonly table: PlotTable;
}

/** The data of a plot as a table: names link to their overviews, and each row to the entries behind it. */
export function PlotTableView({ title, table: { columns, rows } }: PlotTableViewProps) {
  return (
    <div className={classes.frame} role="region" aria-label={`${title}, table`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" data-number={isNumber(rows[0]?.cells[place]) || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.cells.join('\u001f')}>
              {row.cells.map((cell, place) => {
                const to = linkOf(row, place);
                return (
                  <td key={columns[place]} data-number={isNumber(cell) || undefined}>
                    {to === null ? shown(cell) : <TextLink to={to}>{shown(cell)}</TextLink>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Without overviews the first cell links to the entries, otherwise the last one, which is their number. */
function linkOf({ cells, to, overviews }: PlotRow, place: number): string | null {
  if (overviews === undefined) return place === 0 ? to : null;
  return place === cells.length - 1 ? to : (overviews[place] ?? null);
}

function isNumber(cell: string | number | undefined): boolean {
  return typeof cell === 'number' || /^[\d.]+%$/.test(cell ?? '');
}

function shown(cell: string | number): string {
  return typeof cell === 'number' ? formatNumber(cell) : cell;
}

/** The data of a plot as rows and columns, for its table and its CSV. */
export interface PlotTable {
  readonly columns: readonly string[];
  readonly rows: readonly PlotRow[];
}

export interface PlotRow {
  readonly cells: readonly (string | number)[];
  /** The URL of the entries behind the row; `null` if there are none. */
  readonly to: string | null;
  /** The paths of the overviews of the first cells. @default they name nothing that has one */
  readonly overviews?: readonly string[];
}
