import { SavedBy } from '../../../components/merging/SavedBy';
import { useEntryHistoryQuery } from '../../../generated/history';

interface LastSavedProps {
  readonly entryId: string;
  /** The version to describe. */
  readonly version: number;
}

/** Shows who saved a version and when, once that is loaded; nothing if the version is not the latest. */
export function LastSaved({ entryId, version }: LastSavedProps) {
  const variables = { id: entryId, limit: 1 };
  // Not cached: the history page loads more revisions than this.
  const { data } = useEntryHistoryQuery({ variables, fetchPolicy: 'no-cache' });
  return <SavedBy revisions={data?.entryHistory.revisions} version={version} />;
}
