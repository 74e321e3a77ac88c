import type { EntityKind } from '@contract/entry-field-row';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

import { EntityLabel } from '../../../components/EntityLabel';
import { formatEntries, formatNumber } from '../../../components/format';
import type { TreePlace } from '../list/EntryLink';
import classes from './EntriesTree.module.css';

interface TreeBranchProps {
  readonly kind: EntityKind;
  readonly value: string;
  readonly count: number;
  readonly place: TreePlace;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The items below it; rendered only while it is open. */
  readonly children: ReactNode;
}

/** A branch of the tree: its value, the number of entries below it, and while open its items. */
export function TreeBranch({ kind, value, count, place, isOpen, onToggle, children }: TreeBranchProps) {
  const id = useId();
  const [name, number, group] = [`${id}name`, `${id}number`, `${id}group`];
  return (
    <li role="none" className={classes.branch} data-level={place.level}>
      <button
        type="button"
        role="treeitem"
        className={classes.item}
        // Roving tab index: the tree has one tab stop, and arrow keys move within it.
        tabIndex={place.level === 1 && place.position === 1 ? 0 : -1}
        aria-expanded={isOpen}
        // Without this label the accessible name would include the items below.
        aria-labelledby={`${name} ${number}`}
        aria-owns={isOpen ? group : undefined}
        aria-level={place.level}
        aria-posinset={place.position}
        aria-setsize={place.size}
        onClick={onToggle}
      >
        <IconChevronRight size={16} className={classes.chevron} aria-hidden="true" />
        <span id={name} className={classes.value}>
          <EntityLabel kind={kind}>{value}</EntityLabel>
        </span>
        <span id={number} data-text="note mono" style={{ marginLeft: 'auto' }} title={formatEntries(count)}>
          {formatNumber(count)}
        </span>
      </button>
      {isOpen && (
        <ul role="group" id={group} className={classes.group}>
          {children}
        </ul>
      )}
    </li>
  );
}
