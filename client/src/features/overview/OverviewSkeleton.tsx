import { clientPages } from '@contract/client-pages';
import { Skeleton } from '@mantine/core';

import type { OverviewKind } from '../../addresses';
import { PageTitle } from '../../components/PageTitle';
import classes from './Overview.module.css';

const tableRows = [1, 2, 3, 4, 5, 6, 7, 8];

/** The shape of an overview while it is loading. */
export function OverviewSkeleton({ kind }: { readonly kind: OverviewKind }) {
  return (
    <div
      className={`${classes.page ?? ''} ${classes.skeleton ?? ''}`}
      role="status"
      aria-label="Loading the overview"
    >
      <PageTitle title={clientPages[kind].title} />
      <Skeleton height={18} width="min(32rem, 90%)" />
      <Skeleton height={18} width="min(20rem, 60%)" />
      <Skeleton height={64} />
      {tableRows.map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </div>
  );
}
