import { useSearchParams } from 'react-router-dom';

import { ErrorState } from '../../../components/ErrorState';
import { PageTitle } from '../../../components/PageTitle';
import { useTombstoneQuery } from '../../../generated/history';
import { useMay } from '../../../session/useSession';
import { EntryMissing } from '../record/EntryMissing';
import { EntrySkeleton } from '../record/EntrySkeleton';
import { DeletedEntry } from './DeletedEntry';
import { EntryVersion } from './EntryVersion';
import { readHistoryView } from './historyView';

interface EntryGoneProps {
  /** What the address named: an id or an accession in its one form. */
  readonly id: string;
  /** The same as it stood in the address. */
  readonly asked: string;
}

/** What stands where no entry lives: that it was deleted, or that there never was one. */
export function EntryGone({ id, asked }: EntryGoneProps) {
  const [params] = useSearchParams();
  const view = readHistoryView(params);
  const mayReadHistory = useMay('entries.readHistory');
  const { data, error, refetch } = useTombstoneQuery({ variables: { id } });
  if (error)
    return (
      <>
        <PageTitle title="Entry" />
        <ErrorState
          error={error}
          operation="fetchEntry"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </>
    );
  if (data === undefined) return <EntrySkeleton />;
  if (data.tombstone === null) return <EntryMissing asked={asked} />;
  if (view.version !== null && mayReadHistory)
    return <EntryVersion entry={data.tombstone} version={view.version} current={null} view={view} />;
  return <DeletedEntry tombstone={data.tombstone} view={view} />;
}
