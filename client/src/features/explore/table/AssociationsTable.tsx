import { Table } from '@mantine/core';

import { entriesWith, type ExploreView } from '../exploreView';
import { EntriesLink } from './EntriesLink';
import { NodeButton } from './NodeButton';
import { SortedTable } from './SortedTable';
import { type AssociationColumn, associationColumns, type AssociationRow, type Sorting } from './sortRows';

interface AssociationsTableProps {
  readonly rows: readonly AssociationRow[];
  readonly view: ExploreView;
  readonly sorting: Sorting<AssociationColumn>;
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
  return (
    <SortedTable
      label="Associations"
      columns={associationColumns}
      heads={heads}
      sorting={sorting}
      onSort={onSort}
    >
      {rows.map((row) => (
        <Table.Tr key={row.id}>
          <Table.Th scope="row">
            <NodeButton node={row.from} onFocus={onFocus} />
          </Table.Th>
          <Table.Td>
            <NodeButton node={row.to} onFocus={onFocus} />
          </Table.Td>
          <Table.Td data-number>
            <EntriesLink
              counted={row}
              to={entriesWith(view, [row.source, row.target])}
              of={`${row.from.label} and ${row.to.label}`}
            />
          </Table.Td>
        </Table.Tr>
      ))}
    </SortedTable>
  );
}
