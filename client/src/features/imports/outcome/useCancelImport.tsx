import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormFailure } from '../../../components/FormFailure';
import { useCancelImportMutation } from '../../../generated/imports';
import type { ImportSummaryFragment } from '../../../generated/types';
import { importTitle } from '../importLabels';
import { evictImports } from '../importsCache';

/** Asks for confirmation and cancels an import in progress. One that has just ended is refused in the dialog. */
export function useCancelImport() {
  const { cache } = useApolloClient();
  const [mutate, { loading, error, reset }] = useCancelImportMutation();
  const [asked, setAsked] = useState<ImportSummaryFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const cancel = async (id: string) => {
    try {
      await mutate({ variables: { id } });
      setIsOpen(false);
    } catch {
      // The dialog shows the error.
    }
    evictImports(cache);
  };
  const ask = (one: ImportSummaryFragment) => {
    reset();
    setAsked(one);
    setIsOpen(true);
  };
  const dialog = asked && (
    <ConfirmDialog
      isOpen={isOpen}
      title="Cancel this import?"
      confirmLabel="Cancel import"
      closeLabel="Let it run"
      isBusy={loading}
      onConfirm={() => void cancel(asked.id)}
      onClose={() => setIsOpen(false)}
    >
      <p>
        <strong>{importTitle(asked)}</strong>
      </p>
      <p>
        {asked.dryRun
          ? 'The check stops, and its rows are deleted.'
          : 'It stops, and nothing of it is stored. To import the file after all, send it again.'}
      </p>
      <FormFailure error={error} operation="cancelImport" />
    </ConfirmDialog>
  );
  return { ask, dialog };
}
