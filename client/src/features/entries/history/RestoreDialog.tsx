import { clientMessages } from '@contract/messages-client';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormFailure } from '../../../components/FormFailure';
import { notifyAnswer } from '../../../components/notify';
import { ReasonInput } from '../../../components/ReasonInput';
import { useRestoreEntryMutation } from '../../../generated/history';
import type { EntryFieldsFragment } from '../../../generated/types';
import { useUnsentText } from '../../../hooks/unsentForms';
import { cacheRestoredEntry } from '../editing/entriesCache';

/** Which entry to restore, and to which version. */
export interface RestoreTarget {
  readonly id: string;
  readonly accession: string;
  readonly version: number;
  /** Whether the entry is deleted, and so hidden until it is restored. */
  readonly isDeleted: boolean;
}

interface RestoreDialogProps {
  readonly target: RestoreTarget;
  readonly isOpen: boolean;
  readonly onRestored: (entry: EntryFieldsFragment) => void;
  readonly onClose: () => void;
  /** Called after the closing transition, when the focus can move. */
  readonly onClosed: () => void;
}

/** Explains and confirms restoring a version, with an optional reason. */
export function RestoreDialog({ target, isOpen, onRestored, onClose, onClosed }: RestoreDialogProps) {
  const { id, accession, version, isDeleted } = target;
  const [reason, setReason] = useUnsentText(`restore ${id} ${version}`);
  const [restore, { loading, error }] = useRestoreEntryMutation({
    update: (cache, { data }) => data && cacheRestoredEntry(cache, data.restoreEntry),
    onCompleted: ({ restoreEntry }) => {
      notifyAnswer(clientMessages.entryRestored);
      onClose();
      onRestored(restoreEntry);
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={loading}
      title={isDeleted ? `Restore ${accession}` : `Restore version ${version} of ${accession}`}
      confirmLabel={isDeleted ? 'Restore entry' : 'Restore version'}
      onConfirm={() => void restore({ variables: { id, version, reason: reason.trim() || null } })}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div data-stack="14">
        <FormFailure error={error} operation="restoreEntry" />
        {isDeleted ? (
          <p>
            The entry returns to all lists and searches with the values of version {version}. Restoring
            creates a new version.
          </p>
        ) : (
          <p>
            Restoring creates a new version with the values of version {version}. The current version remains
            in the history, and you can restore it, too.
          </p>
        )}
        <ReasonInput reason={reason} onReason={setReason} />
      </div>
    </ConfirmDialog>
  );
}
