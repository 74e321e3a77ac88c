import type { EntryField } from '@contract/entry-fields';
import type { SortKey } from '@contract/entry-filters';
import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

import { EntityMark } from '../../components/EntityMark';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesTable.module.css';

interface SortableHeaderProps {
  readonly column: EntryField;
  readonly view: EntriesView;
  readonly onSort: (sortBy: SortKey) => void;
}

/** The head of a column: names it in its entity's colour, and sorts by it. */
export function SortableHeader({ column, view, onSort }: SortableHeaderProps) {
  const order = view.sortBy === column.name ? view.sortOrder : undefined;
  const handleClick = () => onSort(column.name);
  return (
    <Table.Th className={classes.th} aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      <UnstyledButton className={classes.sort} onClick={handleClick} title={column.description}>
        {column.entity ? <EntityMark kind={column.entity}>{column.label}</EntityMark> : column.label}
        <SortIcon order={order} />
      </UnstyledButton>
    </Table.Th>
  );
}

function SortIcon({ order }: { readonly order: 'asc' | 'desc' | undefined }) {
  const Icon = order === undefined ? IconArrowsSort : order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Icon className={classes.sortIcon} data-idle={order === undefined || undefined} aria-hidden="true" />
  );
}
