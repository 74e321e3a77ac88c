import { Button } from '@mantine/core';

import { ErrorState } from '../../components/ErrorState';
import { PageTitle } from '../../components/PageTitle';
import { useSystemQuery } from '../../generated/system';
import { SystemFacts } from './SystemFacts';
import classes from './SystemPage.module.css';
import { SystemSkeleton } from './SystemSkeleton';

/** The state of the installation, for administrators: version, database, disk, queues, backups, migrations. */
export function SystemPage() {
  const { data, error, loading, refetch } = useSystemQuery({
    // These are figures of the moment.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const handleRetry = () => void refetch().catch(() => undefined);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle title="System" />
        {data && (
          <Button variant="default" aria-busy={loading} onClick={() => !loading && handleRetry()}>
            Refresh
          </Button>
        )}
      </div>
      {content()}
    </div>
  );

  function content() {
    if (error) return <ErrorState error={error} operation="fetchSystem" onRetry={handleRetry} />;
    return data ? <SystemFacts system={data.system} /> : <SystemSkeleton />;
  }
}
