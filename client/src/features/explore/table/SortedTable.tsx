import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

import { SortableHead } from '../../../components/SortableHead';
import classes from './NetworkTable.module.css';
import type { Sorting } from './sortRows';

interface SortedTableProps<Column extends string> {
  /** What its rows are. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly heads: Readonly<Record<Column, string>>;
  readonly sorting: Sorting<Column>;
  readonly onSort: (by: Column) => void;
  readonly children: ReactNode;
}

/** Rows under heads that each sort by their column. */
export function SortedTable<Column extends string>({
  label,
  columns,
  heads,
  sorting,
  onSort,
  children,
}: SortedTableProps<Column>) {
  return (
    <div className={classes.frame}>
      <Table className={classes.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <SortableHead
                key={column}
                label={heads[column]}
                order={sorting.by === column ? sorting.order : undefined}
                onSort={() => onSort(column)}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </div>
  );
}
