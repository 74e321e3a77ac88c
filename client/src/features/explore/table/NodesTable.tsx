import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';

import { entities } from '../../../components/entities';
import { SortableHead } from '../../../components/SortableHead';
import { entriesWith, type ExploreView } from '../exploreView';
import { KindMark } from '../KindMark';
import { EntriesLink } from './EntriesLink';
import classes from './NetworkTable.module.css';
import { type NodeColumn, nodeColumns, type NodeRow, type Order } from './sortRows';

interface NodesTableProps {
  readonly rows: readonly NodeRow[];
  /** Whether there is room for names and numbers of entries only. */
  readonly isPhone: boolean;
  readonly view: ExploreView;
  readonly sorting: { readonly by: NodeColumn; readonly order: Order };
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
    <div className={classes.frame}>
      <Table className={classes.table} aria-label="Nodes">
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
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id} data-focus={row.id === view.focus || undefined}>
              <Table.Th scope="row">
                <UnstyledButton className={classes.node} onClick={() => onFocus(row.id)}>
                  <KindMark kind={row.kind} />
                  <span>{row.label}</span>
                  {isPhone && <VisuallyHidden>, {entities[row.kind].word.toLowerCase()}</VisuallyHidden>}
                </UnstyledButton>
              </Table.Th>
              {!isPhone && <Table.Td data-kind>{entities[row.kind].word}</Table.Td>}
              {!isPhone && <Table.Td data-number>{row.degree}</Table.Td>}
              <Table.Td data-number>
                <EntriesLink counted={row} to={entriesWith(view, [row.id])} of={row.label} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
