import { Skeleton } from '@mantine/core';

import classes from './AuthPage.module.css';

/** The shape of the form that comes if the link works. */
export function ResetSkeleton() {
  return (
    <div role="status" aria-label="Checking the link" className={classes.form}>
      <Skeleton height={12} width="85%" my={5} />
      <div>
        <Skeleton height={12} width={96} my={5} />
        <Skeleton height={36} mt={4} />
        <Skeleton height={4} mt={12} />
        <Skeleton height={10} width="90%" mt={12} />
      </div>
      <Skeleton height={36} mt={14} />
    </div>
  );
}
