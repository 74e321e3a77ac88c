import { Skeleton } from '@mantine/core';

import classes from './Differential.module.css';

/** Loading skeleton of the diseases. */
export function DifferentialSkeleton() {
  return (
    <div role="status" aria-label="Loading diseases" className={classes.ranks}>
      {[0, 1, 2].map((rank) => (
        <div key={rank} className={classes.rank}>
          <div className={classes.rankHead}>
            <Skeleton height={20} width={12} />
          </div>
          <div className={classes.diseases}>
            <div className={classes.disease}>
              <Skeleton height={16} width={`${58 - rank * 9}%`} />
              <Skeleton height={12} width={`${72 - rank * 11}%`} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
