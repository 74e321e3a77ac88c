import { clientPages } from '@contract/client-pages';
import { Skeleton } from '@mantine/core';

import { PageTitle } from '../../components/PageTitle';
import type { OverviewKind } from '../../paths';
import classes from './Overview.module.css';

interface OverviewSkeletonProps {
  readonly kind: OverviewKind;
}

/** The shape of an overview while it is loading. */
export function OverviewSkeleton({ kind }: OverviewSkeletonProps) {
  return (
    <div
      className={`${classes.page ?? ''} ${classes.coming ?? ''}`}
      role="status"
      aria-label="Loading the overview"
    >
      <PageTitle title={clientPages[kind].title} />
      <Skeleton height={18} width="min(32rem, 90%)" />
      <Skeleton height={18} width="min(20rem, 60%)" />
      <Skeleton height={64} />
      <Skeleton height={420} />
    </div>
  );
}
