import { SavedBy } from '../../../components/merging/SavedBy';
import { useTermHistoryQuery } from '../../../generated/termEditing';

interface TermSavedByProps {
  readonly id: string;
  /** The version to describe. */
  readonly version: number;
}

/** Shows who saved a version of a term and when, once that is loaded; nothing if the version is not the latest. */
export function TermSavedBy({ id, version }: TermSavedByProps) {
  // Not cached: the page of the term loads more revisions than this.
  const { data } = useTermHistoryQuery({ variables: { id, limit: 1 }, fetchPolicy: 'no-cache' });
  return <SavedBy revisions={data?.autoantibodyTermHistory.revisions} version={version} />;
}
