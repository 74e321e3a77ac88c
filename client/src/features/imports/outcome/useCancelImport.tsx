import { useApolloClient } from '@apollo/client/react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormFailure } from '../../../components/FormFailure';
import { useDialogSubject } from '../../../components/useDialogSubject';
import { useCancelImportMutation } from '../../../generated/imports';
import type { ImportSummaryFragment } from '../../../generated/types';
import { importTitle } from '../importLabels';
import { evictImports } from '../importsCache';

const cancelling = {
  title: 'Cancel this import?',
  confirmLabel: 'Cancel import',
  closeLabel: 'Let it run',
};
const discarding = {
  title: 'Discard this preview?',
  confirmLabel: 'Discard preview',
  closeLabel: 'Keep it',
};

/**
 * Asks for confirmation and cancels an import in progress, or discards a preview. One that has just ended is refused in
 * the dialog.
 */
export function useCancelImport() {
  const { cache } = useApolloClient();
  const [mutate, { loading, error, reset }] = useCancelImportMutation();
  const { subject, isOpen, open, close } = useDialogSubject<ImportSummaryFragment>();
  const cancel = async (id: string) => {
    try {
      await mutate({ variables: { id } });
      close();
    } catch {
      // The dialog shows the error.
    }
    evictImports(cache);
  };
  const ask = (one: ImportSummaryFragment) => {
    reset();
    open(one);
  };
  const dialog = subject && (
    <ConfirmDialog
      isOpen={isOpen}
      {...(subject.status === 'previewed' ? discarding : cancelling)}
      isBusy={loading}
      onConfirm={() => void cancel(subject.id)}
      onClose={close}
    >
      <p>
        <strong>{importTitle(subject)}</strong>
      </p>
      <p>{consequenceOf(subject)}</p>
      <FormFailure error={error} operation="cancelImport" />
    </ConfirmDialog>
  );
  return { ask, dialog };
}

function consequenceOf({ status, dryRun }: ImportSummaryFragment): string {
  if (status === 'previewed') return 'Its rows and corrections are deleted. Nothing of it is stored.';
  if (dryRun) return 'The check stops, and its rows are deleted.';
  return 'It stops, and nothing of it is stored. To import the file after all, send it again.';
}
