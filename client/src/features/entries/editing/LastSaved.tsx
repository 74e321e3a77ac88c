import { formatDay, formatTime } from '../../../components/format';
import { Moment } from '../../../components/Moment';
import { useEntryHistoryQuery } from '../../../generated/history';
import { nobodyKnown } from '../history/revisionWords';

interface LastSavedProps {
  readonly entryId: string;
  /** The version of which is told. */
  readonly version: number;
}

/** Says who saved a version and when, once it is known, and only if it is the latest. */
export function LastSaved({ entryId, version }: LastSavedProps) {
  const variables = { id: entryId, limit: 1 };
  // Kept nowhere: the page of the history reads further than this.
  const { data } = useEntryHistoryQuery({ variables, fetchPolicy: 'no-cache' });
  const revision = data?.entryHistory.revisions.find((latest) => latest.version === version);
  if (revision === undefined) return null;
  return (
    <p>
      {revision.by?.name ?? nobodyKnown} saved it at{' '}
      <Moment at={revision.at}>
        {formatTime(revision.at)}, {formatDay(revision.at)}
      </Moment>
      .
    </p>
  );
}
