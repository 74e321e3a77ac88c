import { Table, VisuallyHidden } from '@mantine/core';

import { entities } from '../../../components/entities';
import { entriesWith, type ExploreView } from '../exploreView';
import { EntriesLink } from './EntriesLink';
import { NodeButton } from './NodeButton';
import { SortedTable } from './SortedTable';
import { type NodeColumn, nodeColumns, type NodeRow, type Sorting } from './sortRows';

interface NodesTableProps {
  readonly rows: readonly NodeRow[];
  /** Whether there is room for names and numbers of entries only. */
  readonly isPhone: boolean;
  readonly view: ExploreView;
  readonly sorting: Sorting<NodeColumn>;
  readonly onSort: (by: NodeColumn) => void;
  readonly onFocus: (id: string) => void;
}

const heads: Readonly<Record<NodeColumn, string>> = {
  label: 'Name',
  kind: 'Kind',
  degree: 'Associations',
  count: 'Entries',
};

const phoneColumns = ['label', 'count'] as const satisfies readonly NodeColumn[];

/** The nodes of a network: each tells more when pressed, its number leads to the entries. */
export function NodesTable({ rows, isPhone, view, sorting, onSort, onFocus }: NodesTableProps) {
  const columns = isPhone ? phoneColumns : nodeColumns;
  return (
    <SortedTable<NodeColumn> label="Nodes" columns={columns} heads={heads} sorting={sorting} onSort={onSort}>
      {rows.map((row) => (
        <Table.Tr key={row.id} data-focus={row.id === view.focus || undefined}>
          <Table.Th scope="row">
            <NodeButton node={row} onFocus={onFocus}>
              {isPhone && <VisuallyHidden>, {entities[row.kind].word.toLowerCase()}</VisuallyHidden>}
            </NodeButton>
          </Table.Th>
          {!isPhone && <Table.Td data-kind>{entities[row.kind].word}</Table.Td>}
          {!isPhone && <Table.Td data-number>{row.degree}</Table.Td>}
          <Table.Td data-number>
            <EntriesLink counted={row} to={entriesWith(view, [row.id])} of={row.label} />
          </Table.Td>
        </Table.Tr>
      ))}
    </SortedTable>
  );
}
