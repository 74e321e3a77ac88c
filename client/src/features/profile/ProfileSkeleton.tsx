import { Skeleton } from '@mantine/core';

import facts from '../../components/FactRow.module.css';
import classes from './ProfilePage.module.css';

/** Loading skeleton of the profile. */
export function ProfileSkeleton() {
  return (
    <>
      <div role="status" aria-label="Loading profile" className={classes.section}>
        <Heading />
        <div data-stack="16">
          {[48, 72, 112].map((width) => (
            <div key={width}>
              <Skeleton height={12} width={width} my={5} />
              <Skeleton height={36} mt={4} />
            </div>
          ))}
          <Skeleton height={36} width={72} />
        </div>
      </div>
      <div className={classes.section} aria-hidden="true">
        <Heading />
        <div>
          {[60, 25, 35, 35].map((width, row) => (
            <div key={row} className={facts.row}>
              <Skeleton height={12} width={88} my={5} />
              <Skeleton height={12} width={`${String(width)}%`} my={5} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function Heading() {
  return (
    <div>
      <Skeleton height={16} width={112} my={5} />
      <Skeleton height={12} width="90%" mt={10} />
    </div>
  );
}
