import { Skeleton } from '@mantine/core';

import { userColumns } from './userColumns';
import classes from './UsersSkeleton.module.css';

interface UsersSkeletonProps {
  readonly rows: number;
  readonly isPhone: boolean;
}

/** The shape of the list that is coming: as many rows, as high. */
export function UsersSkeleton({ rows, isPhone }: UsersSkeletonProps) {
  const bars = isPhone ? 3 : userColumns.length;
  return (
    <div role="status" aria-label="Loading users" className={isPhone ? classes.cards : classes.table}>
      {!isPhone && <div className={classes.row} data-head />}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={isPhone ? classes.card : classes.row}>
          {Array.from({ length: bars }, (_, column) => (
            <Skeleton key={column} height={12} width={`${widthAt(row, column)}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Uneven, as texts are, and the same at every look. */
function widthAt(row: number, column: number): number {
  return 45 + ((row * 17 + column * 29) % 45);
}
