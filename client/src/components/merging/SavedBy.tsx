import { formatDay, formatTime } from '../format';
import { deletedAccountLabel } from '../history/describeRevision';
import { Moment } from '../Moment';

interface SavedByProps {
  /** The latest versions, newest first, once they are loaded. */
  readonly revisions:
    | readonly {
        readonly version: number;
        readonly at: string;
        readonly by: { readonly name: string } | null;
      }[]
    | undefined;
  /** The version to describe. */
  readonly version: number;
}

/** Says who saved a version and when; nothing if the version is not among the latest. */
export function SavedBy({ revisions, version }: SavedByProps) {
  const revision = revisions?.find((latest) => latest.version === version);
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
