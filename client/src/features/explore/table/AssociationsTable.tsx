import { Table, UnstyledButton } from '@mantine/core';

import { SortableHead } from '../../../components/SortableHead';
import { entriesWith, type ExploreView } from '../exploreView';
import type { NetworkNode } from '../graph/network';
import { KindMark } from '../KindMark';
import { EntriesLink } from './EntriesLink';
import classes from './NetworkTable.module.css';
import { type AssociationColumn, associationColumns, type AssociationRow, type Order } from './sortRows';

interface AssociationsTableProps {
  readonly rows: readonly AssociationRow[];
  readonly view: ExploreView;
  readonly sorting: { readonly by: AssociationColumn; readonly order: Order };
  readonly onSort: (by: AssociationColumn) => void;
  readonly onFocus: (id: string) => void;
}

const heads: Readonly<Record<AssociationColumn, string>> = {
  from: 'Disease or autoantibody',
  to: 'Associated with',
  count: 'Entries',
};

/** What is associated with what, and in how many entries. */
export function AssociationsTable({ rows, view, sorting, onSort, onFocus }: AssociationsTableProps) {
  const node = ({ id, kind, label }: NetworkNode) => (
    <UnstyledButton className={classes.node} onClick={() => onFocus(id)}>
      <KindMark kind={kind} />
      <span>{label}</span>
    </UnstyledButton>
  );
  return (
    <div className={classes.frame}>
      <Table className={classes.table} aria-label="Associations">
        <Table.Thead>
          <Table.Tr>
            {associationColumns.map((column) => (
              <SortableHead
                key={column}
                label={heads[column]}
                order={sorting.by === column ? sorting.order : undefined}
                onSort={() => onSort(column)}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row">{node(row.from)}</Table.Th>
              <Table.Td>{node(row.to)}</Table.Td>
              <Table.Td data-number>
                <EntriesLink
                  counted={row}
                  to={entriesWith(view, [row.source, row.target])}
                  of={`${row.from.label} and ${row.to.label}`}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
