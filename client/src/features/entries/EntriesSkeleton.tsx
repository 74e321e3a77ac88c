import { Skeleton } from '@mantine/core';

import type { Display } from './entriesSearchParams';
import classes from './EntriesSkeleton.module.css';
import type { EntryColumn } from './entryColumns';

interface EntriesSkeletonProps {
  readonly rows: number;
  readonly columns: readonly EntryColumn[];
  readonly display: Display;
  readonly isCompact: boolean;
}

/** The shape of the list that is coming: as many rows, as high. */
export function EntriesSkeleton({ rows, columns, display, isCompact }: EntriesSkeletonProps) {
  const places = Array.from({ length: rows }, (_, row) => row);
  const bars = { table: Math.min(columns.length, 8), cards: 4, tree: 1 }[display];
  return (
    <div
      role="status"
      aria-label="Loading entries"
      className={classes[display]}
      data-compact={isCompact || undefined}
    >
      {display === 'table' && <div className={classes.row} data-head />}
      {places.map((row) => (
        <div key={row} className={display === 'cards' ? classes.card : classes.row}>
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
