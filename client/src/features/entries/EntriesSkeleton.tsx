import { Skeleton } from '@mantine/core';

import classes from './EntriesSkeleton.module.css';
import { entryColumns } from './entryColumns';

interface EntriesSkeletonProps {
  readonly rows: number;
  readonly asCards: boolean;
}

/** The shape of the list that is coming: as many rows, as high. */
export function EntriesSkeleton({ rows, asCards }: EntriesSkeletonProps) {
  const places = Array.from({ length: rows }, (_, row) => row);
  return (
    <div role="status" aria-label="Loading entries" className={asCards ? classes.cards : classes.rows}>
      {!asCards && <div className={classes.row} data-head />}
      {places.map((row) => (
        <div key={row} className={asCards ? classes.card : classes.row}>
          {(asCards ? entryColumns.slice(0, 4) : entryColumns).map(({ name }, column) => (
            <Skeleton key={name} height={12} width={`${widthAt(row, column)}%`} />
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
