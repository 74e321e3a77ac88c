import type { SortKey } from '@contract/entry-filters';
import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

import { EntityMark } from '../../components/EntityMark';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesTable.module.css';
import type { EntryColumn } from './entryColumns';

interface SortableHeaderProps {
  readonly column: EntryColumn;
  readonly view: EntriesView;
  readonly onSort: (sortBy: SortKey) => void;
}

/** The head of a column: names it in its entity's colour, and sorts by it where that can be done. */
export function SortableHeader({ column, view, onSort }: SortableHeaderProps) {
  const { sortKey, description } = column;
  if (sortKey === null) {
    return (
      <Table.Th className={classes.th} title={description}>
        <span className={classes.unsorted}>{column.label}</span>
      </Table.Th>
    );
  }
  const order = view.sortBy === sortKey ? view.sortOrder : undefined;
  return (
    <Table.Th className={classes.th} aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(sortKey)} title={description}>
        <ColumnLabel column={column} />
        <SortIcon order={order} />
      </UnstyledButton>
    </Table.Th>
  );
}

function ColumnLabel({ column: { entity, label } }: Pick<SortableHeaderProps, 'column'>) {
  if (entity === null) return <span className={classes.label}>{label}</span>;
  return <EntityMark kind={entity}>{label}</EntityMark>;
}

function SortIcon({ order }: { readonly order: 'asc' | 'desc' | undefined }) {
  const Icon = order === undefined ? IconArrowsSort : order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Icon className={classes.sortIcon} data-idle={order === undefined || undefined} aria-hidden="true" />
  );
}
