import { Skeleton } from '@mantine/core';

import { PageSkeleton } from '../../../components/PageSkeleton';
import classes from './SubmissionPage.module.css';

const rows = Array.from({ length: 9 }, (_, row) => row);

/** Loading skeleton of a submission, below its title. */
export function SubmissionSkeleton() {
  return (
    <PageSkeleton label="Loading submission">
      <div data-columns className={classes.columns}>
        <div data-stack="10">
          <Skeleton height={20} width={110} />
          <Skeleton height={50} />
          {rows.map((row) => (
            <Skeleton key={row} height={14} width={`${55 + ((row * 17) % 40)}%`} my={8} />
          ))}
        </div>
        <div data-stack="28">
          <Skeleton height={230} />
          <Skeleton height={120} />
        </div>
      </div>
    </PageSkeleton>
  );
}
