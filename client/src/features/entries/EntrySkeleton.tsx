import { Skeleton } from '@mantine/core';

import chain from './EntityChain.module.css';
import classes from './EntryPage.module.css';

/** The shape of the entry that is coming. */
export function EntrySkeleton() {
  return (
    <div role="status" aria-label="Loading entry" className={`${classes.article} ${classes.coming}`}>
      <div className={classes.head}>
        <Skeleton height={31} width="min(32rem, 80%)" />
        <Skeleton height={30} width="min(24rem, 60%)" />
      </div>
      <div className={chain.chain}>
        {[60, 45, 75, 50].map((width) => (
          <div key={width} className={chain.link}>
            <Skeleton height={12} width={96} mt={3} />
            <Skeleton height={14} width={`${width}%`} mt={11} />
          </div>
        ))}
      </div>
      <div className={classes.columns}>
        <div>
          {[50, 70, 40, 85, 60, 75, 45].map((width) => (
            <Skeleton key={width} height={12} width={`${width}%`} mt={26} />
          ))}
        </div>
      </div>
    </div>
  );
}
