import { Skeleton } from '@mantine/core';

import classes from './receipt.module.css';

/** Loading skeleton of the receipt. */
export function ReceiptSkeleton() {
  return (
    <div role="status" aria-label="Loading the submission" className={classes.page}>
      <div className={classes.panel}>
        <Skeleton height={14} width={96} />
        <Skeleton height={18} width={220} />
        <Skeleton height={12} width="min(34rem, 90%)" />
      </div>
      <div className={classes.secret}>
        <Skeleton height={18} width={140} />
        <Skeleton height={12} width="min(40rem, 95%)" />
        <Skeleton height={36} width="min(46rem, 100%)" />
      </div>
      <div className={classes.columns}>
        <div className={classes.section}>
          {[68, 82, 54, 76].map((width) => (
            <Skeleton key={width} height={12} width={`${width}%`} my={6} />
          ))}
        </div>
        <div className={classes.section}>
          <Skeleton height={14} width="80%" />
          <Skeleton height={12} width="50%" />
        </div>
      </div>
    </div>
  );
}
