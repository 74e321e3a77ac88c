import type { Operation } from '@contract/failures';
import { Skeleton } from '@mantine/core';
import type { MouseEvent } from 'react';

import { failureMessage } from '../../../components/failureMessage';
import { formatNumber } from '../../../components/format';
import classes from './EntriesTree.module.css';

interface TreeFailureProps {
  readonly error: unknown;
  readonly operation: Operation;
  readonly level: number;
  readonly onRetry: () => unknown;
}

/** Error message of a branch that failed to load, with a retry button. */
export function TreeFailure({ error, operation, level, onRetry }: TreeFailureProps) {
  return (
    <li role="none">
      <button
        type="button"
        role="treeitem"
        className={classes.item}
        tabIndex={level === 1 ? 0 : -1}
        aria-level={level}
        onClick={() => void onRetry()}
      >
        <span className={classes.failure}>{failureMessage(error, operation)}. Try again</span>
      </button>
    </li>
  );
}

interface TreeMoreProps {
  readonly level: number;
  /** The number of hidden items. */
  readonly left: number;
  /** What the items are, for the label. */
  readonly what: string;
  readonly onMore: () => void;
}

/** A button that shows more items of a long level. */
export function TreeMore({ level, left, what, onMore }: TreeMoreProps) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // The button may disappear, so the focus moves to the item before it, directly above the new items.
    const before = event.currentTarget.parentElement?.previousElementSibling;
    before?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
    onMore();
  };
  return (
    <li role="none">
      <button
        type="button"
        role="treeitem"
        className={classes.item}
        tabIndex={-1}
        aria-level={level}
        onClick={handleClick}
      >
        <span className={classes.more}>
          Show more ({what}: {formatNumber(left)} left)
        </span>
      </button>
    </li>
  );
}

/** Loading skeleton of a level of the tree. */
export function TreeSkeleton({ rows, level }: { readonly rows: number; readonly level: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <li key={row} role="none" className={classes.waiting} data-level={level}>
      <Skeleton height={12} width={`${28 + ((row * 17) % 30)}%`} />
    </li>
  ));
}
