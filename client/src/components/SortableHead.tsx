import type { EntityKind } from '@contract/entry-field-row';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

import { EntityLabel } from './EntityLabel';
import classes from './SortableHead.module.css';

interface SortableHeadProps {
  readonly label: string;
  /** Colours the column name in this entity's colour. @default none */
  readonly entity?: EntityKind | null;
  /** A longer description of the column. */
  readonly description?: string;
  /** The sort order of the list by this column, if it is sorted by it. */
  readonly order: 'asc' | 'desc' | undefined;
  readonly onSort: () => void;
}

const directions = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** The header of a column that can be sorted. */
export function SortableHead({ label, entity = null, description, order, onSort }: SortableHeadProps) {
  const Icon = order === undefined ? IconArrowsSort : icons[order];
  return (
    <th className={classes.th} aria-sort={order && directions[order]}>
      <UnstyledButton className={classes.sort} onClick={onSort} title={description}>
        {entity === null ? (
          <span className={classes.label}>{label}</span>
        ) : (
          <EntityLabel kind={entity}>{label}</EntityLabel>
        )}
        <Icon className={classes.icon} data-idle={order === undefined || undefined} aria-hidden="true" />
      </UnstyledButton>
    </th>
  );
}

interface SortAnnouncementProps {
  /** The column by which the table is sorted; none for its default order. */
  readonly label: string | undefined;
  readonly order: 'asc' | 'desc';
}

/** Tells screen readers the order of a table when it changes: they do not report a changed `aria-sort`. */
export function SortAnnouncement({ label, order }: SortAnnouncementProps) {
  return (
    <VisuallyHidden aria-live="polite">
      {label ? `Sorted by ${label}, ${directions[order]}` : 'Default order'}
    </VisuallyHidden>
  );
}

/** The header of a column that cannot be sorted. */
export function PlainHead({ label, description }: Pick<SortableHeadProps, 'label' | 'description'>) {
  return (
    <th className={classes.th} title={description}>
      <span className={classes.plain}>{label}</span>
    </th>
  );
}
