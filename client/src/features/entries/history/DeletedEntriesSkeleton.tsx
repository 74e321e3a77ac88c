import { Skeleton } from '@mantine/core';

import classes from './DeletedEntriesSkeleton.module.css';

interface DeletedEntriesSkeletonProps {
  readonly rows: number;
  readonly isPhone: boolean;
}

/** The shape of the list that is coming: as many rows, as high. */
export function DeletedEntriesSkeleton({ rows, isPhone }: DeletedEntriesSkeletonProps) {
  return (
    <div
      role="status"
      aria-label="Loading deleted entries"
      className={isPhone ? classes.cards : classes.table}
    >
      {!isPhone && <div className={classes.row} data-head />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={isPhone ? classes.card : classes.row}>
          {Array.from({ length: isPhone ? 3 : 5 }, (_, column) => (
            <Skeleton key={column} height={12} width={`${45 + ((row * 17 + column * 29) % 45)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
