import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

import classes from './SortableHead.module.css';

interface SortableHeadProps {
  readonly label: string;
  /** How the list is sorted by it, if it is. */
  readonly order: 'asc' | 'desc' | undefined;
  readonly onSort: () => void;
}

const icons = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** The head of a column that sorts by it. */
export function SortableHead({ label, order, onSort }: SortableHeadProps) {
  const Icon = order === undefined ? IconArrowsSort : icons[order];
  return (
    <Table.Th className={classes.th} aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      <UnstyledButton className={classes.sort} onClick={onSort}>
        <span className={classes.label}>{label}</span>
        <Icon className={classes.icon} data-idle={order === undefined || undefined} aria-hidden="true" />
      </UnstyledButton>
    </Table.Th>
  );
}
