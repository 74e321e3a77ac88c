import type { Operation } from '@contract/failures';
import { Skeleton } from '@mantine/core';
import type { MouseEvent } from 'react';

import { FailureText } from '../../../components/FailureText';
import { formatNumber } from '../../../components/format';
import classes from './EntriesTree.module.css';

interface TreeFailureProps {
  readonly error: unknown;
  readonly operation: Operation;
  readonly level: number;
  readonly onRetry: () => unknown;
}

/** Stands where a part of the tree could not be fetched, and tries again. */
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
        <span className={classes.failure}>
          <FailureText error={error} operation={operation} />. Try again
        </span>
      </button>
    </li>
  );
}

interface TreeMoreProps {
  readonly level: number;
  /** How many are not shown. */
  readonly left: number;
  /** What they are. */
  readonly what: string;
  readonly onMore: () => void;
}

/** Brings more of a level that is too long to show at once. */
export function TreeMore({ level, left, what, onMore }: TreeMoreProps) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // It may be gone afterwards; the focus waits at the item before it, right above what comes.
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

interface TreeSkeletonProps {
  readonly rows: number;
  readonly level: number;
}

/** The shape of the part of the tree that is coming. */
export function TreeSkeleton({ rows, level }: TreeSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => (
    <li key={row} role="none" className={classes.waiting} data-level={level}>
      <Skeleton height={12} width={`${28 + ((row * 17) % 30)}%`} />
    </li>
  ));
}
