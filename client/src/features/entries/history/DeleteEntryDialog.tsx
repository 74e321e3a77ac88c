import { entryTitle } from '@contract/entry-title';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormFailure } from '../../../components/FormFailure';
import { ReasonInput } from '../../../components/ReasonInput';
import type { EntryFieldsFragment } from '../../../generated/types';
import classes from './HistoryDialog.module.css';
import { InterveningChanges } from './InterveningChanges';
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
  const [reason, setReason] = useState('');
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
      <div className={classes.body}>
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
