import { Skeleton } from '@mantine/core';

import classes from './SubmissionPage.module.css';

const rows = Array.from({ length: 9 }, (_, row) => row);

/** Loading skeleton of a submission. */
export function SubmissionSkeleton() {
  return (
    <div role="status" aria-label="Loading submission" className={`${classes.review} ${classes.coming}`}>
      <div className={classes.head}>
        <Skeleton height={30} width="min(26rem, 90%)" />
        <Skeleton height={14} width="min(34rem, 100%)" my={5} />
      </div>
      <div className={classes.columns}>
        <div className={classes.section}>
          <Skeleton height={20} width={110} />
          <Skeleton height={50} />
          {rows.map((row) => (
            <Skeleton key={row} height={14} width={`${55 + ((row * 17) % 40)}%`} my={8} />
          ))}
        </div>
        <div className={classes.side}>
          <Skeleton height={230} />
          <Skeleton height={120} />
        </div>
      </div>
    </div>
  );
}
