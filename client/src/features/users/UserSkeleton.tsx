import { Skeleton } from '@mantine/core';

import classes from './UserPage.module.css';

/** Loading skeleton of a user's page. */
export function UserSkeleton() {
  return (
    <div role="status" aria-label="Loading user" className={`${classes.article} ${classes.coming}`}>
      <div className={classes.head}>
        <Skeleton height={31} width="min(20rem, 70%)" />
        <Skeleton height={16} width="min(14rem, 50%)" />
      </div>
      <div className={classes.columns}>
        <div className={classes.section}>
          {[64, 48, 80, 104].map((width) => (
            <div key={width}>
              <Skeleton height={12} width={width} mb={8} />
              <Skeleton height={36} width="min(34rem, 100%)" />
            </div>
          ))}
        </div>
        <div className={classes.section}>
          {[90, 70, 80, 60, 75, 65].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} my={8} />
          ))}
        </div>
      </div>
    </div>
  );
}
