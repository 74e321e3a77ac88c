import { formatDay, formatTime } from '../../../components/format';
import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { Moment } from '../../../components/Moment';
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
  const revision = data?.entryHistory.revisions.find((latest) => latest.version === version);
  if (revision === undefined) return null;
  return (
    <p>
      {revision.by?.name ?? deletedAccountLabel} saved it at{' '}
      <Moment at={revision.at}>
        {formatTime(revision.at)}, {formatDay(revision.at)}
      </Moment>
      .
    </p>
  );
}
