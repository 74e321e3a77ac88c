import { Skeleton } from '@mantine/core';

import classes from './Revisions.module.css';

/** Loading skeleton of a history. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading history" className={classes.timeline}>
      {[46, 38, 52].map((width) => (
        <div key={width} className={classes.item}>
          <Skeleton height={14} width={`min(${width}%, 24rem)`} my={4} />
          <Skeleton height={12} width={110} mt={12} mb={6} />
        </div>
      ))}
    </div>
  );
}
