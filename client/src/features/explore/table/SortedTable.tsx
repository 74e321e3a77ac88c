import { SortableHead, SortAnnouncement } from '../../../components/SortableHead';
import { Table } from '../../../components/Table';
import type { NetworkColumn } from './networkColumns';
import classes from './NetworkTable.module.css';
import { sortRows } from './rows';

/** The sort column and direction. */
export interface Sorting {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

interface SortedTableProps<Row> {
  /** The label of the table. */
  readonly label: string;
  readonly columns: readonly NetworkColumn<Row>[];
  readonly rows: readonly Row[];
  /** The row of the selected node. */
  readonly focus: string;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  /** Returns the rows of the current page. */
  readonly cut: (rows: readonly Row[]) => readonly Row[];
}

/** A table with sortable columns. */
export function SortedTable<Row extends { readonly id: string }>(props: SortedTableProps<Row>) {
  const { label, columns, rows, focus, sorting, onSort, cut } = props;
  const sorted = columns.find((column) => column.label === sorting.by);
  // Names sort ascending first, numbers descending; pressing again reverses the order.
  const handleSort = (column: NetworkColumn<Row>) => {
    const first = column.look && 'data-number' in column.look ? 'desc' : 'asc';
    const turned = sorting.order === 'asc' ? 'desc' : 'asc';
    onSort({ by: column.label, order: column === sorted ? turned : first });
  };
  return (
    <div data-framed>
      <SortAnnouncement label={sorted?.label} order={sorting.order} />
      <Table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableHead
                key={column.label}
                label={column.label}
                order={column === sorted ? sorting.order : undefined}
                onSort={() => handleSort(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {cut(sorted ? sortRows(rows, sorted.value, sorting.order) : rows).map((row) => (
            <tr key={row.id} data-focus={row.id === focus || undefined}>
              {columns.map(({ label: name, cell, look }, position) =>
                position === 0 ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} {...look}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
