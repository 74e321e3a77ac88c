import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';

import { ErrorState } from '../../components/ErrorState';
import { Day } from '../../components/Moment';
import { TitledSection } from '../../components/TitledSection';
import { useLatestEntriesQuery } from '../../generated/home';
import type { LatestEntriesQuery } from '../../generated/types';
import { paths } from '../../paths';
import classes from './LatestChanges.module.css';

type Latest = LatestEntriesQuery['entries']['items'];

/** The most recently created or edited entries. */
export function LatestChanges() {
  const { data, error, refetch } = useLatestEntriesQuery();
  return (
    <TitledSection title="Latest changes" data-stack="8" style={{ alignContent: 'start', minWidth: 0 }}>
      {content()}
    </TitledSection>
  );

  function content() {
    if (error) return <ErrorState error={error} operation="fetchEntries" onRetry={refetch} />;
    if (data === undefined) return <LatestSkeleton />;
    if (data.entries.items.length === 0) return <p data-text="note">There are no entries yet.</p>;
    return <LatestList entries={data.entries.items} />;
  }
}

function LatestList({ entries }: { readonly entries: Latest }) {
  return (
    <ul>
      {entries.map(({ id, accession, autoantibody, disease, updatedAt }) => (
        <li key={id} className={classes.row}>
          <Link to={paths.entry(accession)} className={classes.name} title={`${autoantibody} in ${disease}`}>
            {autoantibody} <span style={{ fontWeight: 400 }}>in {disease}</span>
          </Link>
          <p data-text="note">
            <Day moment={updatedAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function LatestSkeleton() {
  return (
    <div role="status" aria-label="Loading latest changes">
      {[70, 85, 60, 75, 65].map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton height={12} width={`${width}%`} mt={3} />
          <Skeleton height={10} width={72} mt={9} />
        </div>
      ))}
    </div>
  );
}
