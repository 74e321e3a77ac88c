import { useApolloClient } from '@apollo/client/react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { isConflict } from '../../../components/failureDetails';
import { formatEntries } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import { useDialogSubject } from '../../../components/useDialogSubject';
import { useUndoImportMutation } from '../../../generated/imports';
import type { ImportSummaryFragment } from '../../../generated/types';
import { importTitle } from '../importLabels';
import { evictAfterImport } from '../importsCache';

/** Asks for confirmation and undoes an import. */
export function useUndoImport() {
  const { cache } = useApolloClient();
  const [mutate, { loading, error, reset }] = useUndoImportMutation();
  const { subject, isOpen, open, close } = useDialogSubject<ImportSummaryFragment>();
  const undo = async (id: string) => {
    try {
      await mutate({ variables: { id }, context: { fetchOptions: { isLong: true } } });
    } catch (failure) {
      // It was undone elsewhere; evict what is shown of it.
      if (isConflict(failure)) evictAfterImport(cache);
      return;
    }
    close();
    evictAfterImport(cache);
  };
  const ask = (one: ImportSummaryFragment) => {
    reset();
    open(one);
  };
  const dialog = subject && (
    <ConfirmDialog
      isOpen={isOpen}
      title="Undo this import?"
      confirmLabel="Undo import"
      isDangerous
      isBusy={loading}
      onConfirm={() => void undo(subject.id)}
      onClose={close}
    >
      <p>
        <strong>{importTitle(subject)}</strong>
      </p>
      {subject.inserted > 0 && (
        <p>Undoing deletes {formatEntries(subject.inserted)} that the import created.</p>
      )}
      {subject.updated > 0 && (
        <p>Undoing restores {formatEntries(subject.updated)} that the import changed.</p>
      )}
      <p>Entries that were edited after the import stay as they are. You get a list of them.</p>
      <FormFailure error={error} operation="undoImport" />
    </ConfirmDialog>
  );
  return { ask, dialog };
}
