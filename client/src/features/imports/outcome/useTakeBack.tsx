import { useApolloClient } from '@apollo/client/react';

import { isConflict } from '../../../components/failureDetails';
import { onDemand } from '../../../components/OnDemand';
import { useDialogSubject } from '../../../components/useDialogSubject';
import { useCancelImportMutation, useUndoImportMutation } from '../../../generated/imports';
import type { ImportSummaryFragment } from '../../../generated/types';
import { evictAfterImport, evictImports } from '../importsCache';

/**
 * Takes an import back after confirmation: undoes what it stored, cancels it in progress, or discards a preview. One
 * that has just ended is refused in the dialog.
 */
export function useTakeBack() {
  const { cache } = useApolloClient();
  const [undo, undoing] = useUndoImportMutation();
  const [cancel, cancelling] = useCancelImportMutation();
  const { subject, isOpen, open, close } = useDialogSubject<ImportSummaryFragment>();
  const takeBack = async ({ id, canCancel }: ImportSummaryFragment) => {
    try {
      if (canCancel) await cancel({ variables: { id } });
      else await undo({ variables: { id }, context: { fetchOptions: { isLong: true } } });
      close();
    } catch (failure) {
      // The dialog shows it. After a conflict, what is shown of the import is evicted: it was undone elsewhere.
      if (!canCancel && !isConflict(failure)) return;
    }
    if (canCancel) evictImports(cache);
    else evictAfterImport(cache);
  };
  const ask = (one: ImportSummaryFragment) => {
    undoing.reset();
    cancelling.reset();
    open(one);
  };
  const { loading, error } = subject?.canCancel ? cancelling : undoing;
  const dialog = subject && (
    <TakeBackDialog
      subject={subject}
      isOpen={isOpen}
      isBusy={loading}
      error={error}
      onConfirm={() => void takeBack(subject)}
      onClose={close}
    />
  );
  return { ask, dialog };
}

const TakeBackDialog = onDemand(() => import('./TakeBackDialog'), 'TakeBackDialog');
