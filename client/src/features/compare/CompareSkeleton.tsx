import { Skeleton } from '@mantine/core';

import classes from './Compare.module.css';

interface CompareSkeletonProps {
  /** The number of entries that are loading. */
  readonly count: number;
}

const rows = Array.from({ length: 14 }, (_, row) => row);

/** Loading skeleton of a comparison. */
export function CompareSkeleton({ count }: CompareSkeletonProps) {
  const columns = Array.from({ length: count }, (_, column) => column);
  return (
    <div role="status" aria-label="Loading comparison" className={classes.skeleton}>
      {rows.map((row) => (
        <div key={row} className={classes.skeletonRow} data-head={row === 0 || undefined}>
          {[-1, ...columns].map((column) => (
            <Skeleton key={column} height={12} width={`${45 + ((row * 17 + column * 29 + 29) % 45)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
