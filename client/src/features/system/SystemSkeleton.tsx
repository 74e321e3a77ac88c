import { Skeleton } from '@mantine/core';

import classes from './SystemPage.module.css';

/** Loading skeleton of the state of the installation. */
export function SystemSkeleton() {
  return (
    <div role="status" aria-label="Loading system" className={`${classes.columns} ${classes.skeleton}`}>
      {[5, 4, 3, 4].map((rows, section) => (
        <div key={section} className={classes.section}>
          <Skeleton height={22} width={120} />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} height={16} width={`${85 - ((row * 17) % 50)}%`} my={14} />
          ))}
        </div>
      ))}
    </div>
  );
}
