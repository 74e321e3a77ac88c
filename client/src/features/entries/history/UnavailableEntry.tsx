import { useSearchParams } from 'react-router-dom';

import { FailedPage } from '../../../components/ErrorState';
import { useTombstoneQuery } from '../../../generated/history';
import { EntryMissing } from '../detail/EntryMissing';
import { EntrySkeleton } from '../detail/EntrySkeleton';
import { DeletedEntry } from './DeletedEntry';
import { readHistoryView } from './historyView';

interface UnavailableEntryProps {
  /** The normalized id or accession from the URL. */
  readonly id: string;
  /** The same as written in the URL. */
  readonly asked: string;
}

/** The page for an id or accession without a living entry: it was deleted, or it never existed. */
export function UnavailableEntry({ id, asked }: UnavailableEntryProps) {
  const [params] = useSearchParams();
  const { data, error, refetch } = useTombstoneQuery({ variables: { id } });
  if (error) return <FailedPage title="Entry" error={error} operation="fetchEntry" onRetry={refetch} />;
  if (data === undefined) return <EntrySkeleton />;
  if (data.tombstone === null) return <EntryMissing asked={asked} />;
  return <DeletedEntry tombstone={data.tombstone} view={readHistoryView(params)} />;
}
