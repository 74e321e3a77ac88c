import { entryTitle } from '@contract/entry-title';
import { Box } from '@mantine/core';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { ChangedFields } from '../../../components/differences/ChangedFields';
import { FormFailure } from '../../../components/FormFailure';
import { describeRevision } from '../../../components/history/describeRevision';
import { ReasonInput } from '../../../components/ReasonInput';
import type { EntryFieldsFragment, RevisionFieldsFragment } from '../../../generated/types';
import { useUnsentText } from '../../../hooks/unsentForms';
import classes from './HistoryDialog.module.css';
import { useDeleteEntry } from './useDeleteEntry';

interface DeleteEntryDialogProps {
  /** The entry as it was when the dialog was opened. */
  readonly entry: EntryFieldsFragment;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after the closing transition, when the focus can move. */
  readonly onClosed: () => void;
}

/**
 * Explains and confirms the deletion of an entry; if someone changed the entry meanwhile, it shows the changes and asks
 * for confirmation again.
 */
export function DeleteEntryDialog({ entry, isOpen, onClose, onClosed }: DeleteEntryDialogProps) {
  const [reason, setReason] = useUnsentText(`delete ${entry.id}`);
  const { remove, meanwhile, isBusy, error } = useDeleteEntry(entry, onClose);
  const isChanged = meanwhile !== null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      isDangerous
      size={isChanged ? 'lg' : 'md'}
      title={`Delete ${entry.accession}`}
      confirmLabel={isChanged ? 'Delete anyway' : 'Delete entry'}
      onConfirm={() => void remove(reason)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div data-stack="14">
        <FormFailure error={error} operation="deleteEntry" />
        {isChanged ? (
          <InterveningChanges revisions={meanwhile.revisions} />
        ) : (
          <div>
            <p>
              {entryTitle(entry)} disappears from all lists, searches, counts and exports at once. Its address
              then shows that it was deleted.
            </p>
            <p>Its history remains, and you can restore it under “Deleted entries”.</p>
          </div>
        )}
        <ReasonInput reason={reason} onReason={setReason} />
      </div>
    </ConfirmDialog>
  );
}

interface InterveningChangesProps {
  /** The revisions since the version that the user saw. */
  readonly revisions: readonly RevisionFieldsFragment[];
}

/** The changes that others made to an entry while the user had it open. */
function InterveningChanges({ revisions }: InterveningChangesProps) {
  return (
    // Focusable, so that long changes can be scrolled with the keyboard.
    <div
      data-framed
      className={classes.changes}
      tabIndex={0}
      role="group"
      aria-label="Changes in the meantime"
    >
      {revisions.map((revision) => (
        <div key={revision.version} className={classes.revision}>
          <Box component="p" pt={10} fw={600}>
            Version {revision.version}: {describeRevision(revision)}
          </Box>
          {revision.reason !== null && <p>{revision.reason}</p>}
          <ChangedFields changes={revision.changes} />
        </div>
      ))}
    </div>
  );
}
