import type { EntityKind } from '@contract/entry-field-row';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

import { EntityMark } from '../../../components/EntityMark';
import { formatEntries, formatNumber } from '../../../components/format';
import classes from './EntriesTree.module.css';

/** Where an item stands in the tree, as screen readers tell it. */
interface TreePlace {
  readonly level: number;
  readonly position: number;
  readonly size: number;
}

interface TreeBranchProps {
  readonly kind: EntityKind;
  readonly value: string;
  readonly count: number;
  readonly place: TreePlace;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What is below it; made only while it is open. */
  readonly children: ReactNode;
}

/** A branch of the tree: its value, how many entries are below it, and those while it is open. */
export function TreeBranch({ kind, value, count, place, isOpen, onToggle, children }: TreeBranchProps) {
  const id = useId();
  const [name, number, group] = [`${id}name`, `${id}number`, `${id}group`];
  return (
    <li role="none" className={classes.branch} data-level={place.level}>
      <button
        type="button"
        role="treeitem"
        className={classes.item}
        // One stop for Tab in the whole tree; from there one goes on by the arrow keys.
        tabIndex={place.level === 1 && place.position === 1 ? 0 : -1}
        aria-expanded={isOpen}
        // What it owns would otherwise be read as part of its name.
        aria-labelledby={`${name} ${number}`}
        aria-owns={isOpen ? group : undefined}
        aria-level={place.level}
        aria-posinset={place.position}
        aria-setsize={place.size}
        onClick={onToggle}
      >
        <IconChevronRight size={16} className={classes.chevron} aria-hidden="true" />
        <span id={name} className={classes.value}>
          <EntityMark kind={kind}>{value}</EntityMark>
        </span>
        <span id={number} className={classes.count} title={formatEntries(count)}>
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
