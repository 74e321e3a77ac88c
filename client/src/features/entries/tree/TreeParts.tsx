import { Skeleton } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

import type { FailureProps } from '../../../components/ErrorState';
import { failureMessage } from '../../../components/failureMessage';
import { formatNumber } from '../../../components/format';
import classes from './EntriesTree.module.css';

interface TreeButtonProps {
  readonly level: number;
  /** Whether it is the only item of the tree, which Tab then reaches. @default false */
  readonly isAlone?: boolean;
  readonly className: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

function TreeButton({ level, isAlone = false, className, onClick, children }: TreeButtonProps) {
  return (
    <li role="none">
      <button
        type="button"
        role="treeitem"
        className={classes.item}
        tabIndex={isAlone ? 0 : -1}
        aria-level={level}
        onClick={onClick}
      >
        <span className={className}>{children}</span>
      </button>
    </li>
  );
}

/** Error message of a branch that failed to load, with a retry button. */
export function TreeFailure({
  error,
  operation,
  level,
  onRetry,
}: FailureProps & Pick<TreeButtonProps, 'level'>) {
  return (
    <TreeButton
      level={level}
      isAlone={level === 1}
      className={classes.failure}
      onClick={() => void onRetry()}
    >
      {failureMessage(error, operation)}. Try again
    </TreeButton>
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
    <TreeButton level={level} className={classes.more} onClick={handleClick}>
      Show more ({what}: {formatNumber(left)} left)
    </TreeButton>
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
