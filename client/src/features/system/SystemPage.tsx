import { Button, Group, Skeleton } from '@mantine/core';

import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { PageTitle } from '../../components/PageTitle';
import { useSystemQuery } from '../../generated/system';
import { SystemFacts } from './SystemFacts';
import classes from './SystemPage.module.css';

/** The state of the installation, for administrators: version, database, disk, queues, backups, migrations. */
export function SystemPage() {
  const { data, error, loading, refetch } = useSystemQuery({
    // These are figures of the moment.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const handleRetry = () => void refetch().catch(() => undefined);
  return (
    <div data-stack="24">
      <Group gap="8px 20px" justify="space-between">
        <PageTitle title="System" />
        {data && (
          <Button variant="default" aria-busy={loading} onClick={() => !loading && handleRetry()}>
            Refresh
          </Button>
        )}
      </Group>
      {content()}
    </div>
  );

  function content() {
    if (error) return <ErrorState error={error} operation="fetchSystem" onRetry={handleRetry} />;
    return data ? <SystemFacts system={data.system} /> : <SystemSkeleton />;
  }
}

/** Loading skeleton of the state of the installation. */
function SystemSkeleton() {
  return (
    <PageSkeleton label="Loading system">
      <div data-columns className={classes.columns}>
        {[5, 4, 3, 4].map((rows, section) => (
          <div key={section} data-stack="14">
            <Skeleton height={22} width={120} />
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} height={16} width={`${85 - ((row * 17) % 50)}%`} my={14} />
            ))}
          </div>
        ))}
      </div>
    </PageSkeleton>
  );
}
