import { ChangedFields } from '../../../components/differences/ChangedFields';
import { describeRevision } from '../../../components/history/describeRevision';
import type { RevisionFieldsFragment } from '../../../generated/types';
import classes from './HistoryDialog.module.css';

interface InterveningChangesProps {
  /** The revisions since the version that the user saw. */
  readonly revisions: readonly RevisionFieldsFragment[];
}

/** The changes that others made to an entry while the user had it open. */
export function InterveningChanges({ revisions }: InterveningChangesProps) {
  return (
    // Focusable, so that long changes can be scrolled with the keyboard.
    <div className={classes.changes} tabIndex={0} role="group" aria-label="Changes in the meantime">
      {revisions.map((revision) => (
        <div key={revision.version} className={classes.revision}>
          <p className={classes.message}>
            Version {revision.version}: {describeRevision(revision)}
          </p>
          {revision.reason !== null && <p>{revision.reason}</p>}
          <ChangedFields changes={revision.changes} />
        </div>
      ))}
    </div>
  );
}
