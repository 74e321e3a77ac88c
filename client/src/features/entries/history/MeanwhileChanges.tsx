import { ChangedFields } from '../../../components/differences/ChangedFields';
import type { RevisionFieldsFragment } from '../../../generated/types';
import classes from './HistoryDialog.module.css';
import { tellRevision } from './revisionWords';

interface MeanwhileChangesProps {
  /** What was done since the version that was seen. */
  readonly revisions: readonly RevisionFieldsFragment[];
}

/** What others changed of an entry while somebody looked at it. */
export function MeanwhileChanges({ revisions }: MeanwhileChangesProps) {
  return (
    // Long changes are read by scrolling, which must work without a mouse.
    <div className={classes.changes} tabIndex={0} role="group" aria-label="What was changed meanwhile">
      {revisions.map((revision) => (
        <div key={revision.version} className={classes.revision}>
          <p className={classes.told}>
            Version {revision.version}: {tellRevision(revision)}
          </p>
          {revision.reason !== null && <p>{revision.reason}</p>}
          <ChangedFields changes={revision.changes} />
        </div>
      ))}
    </div>
  );
}
