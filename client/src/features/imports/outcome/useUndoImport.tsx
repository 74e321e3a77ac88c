import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { isConflict } from '../../../components/failureDetails';
import { useUndoImportMutation } from '../../../generated/imports';
import type { ImportSummaryFragment } from '../../../generated/types';
import { evictAfterImport } from '../importsCache';
import { UndoDialog } from './UndoDialog';

/** Asks for confirmation and undoes an import; calls `onUndone` with the id if something was undone. */
export function useUndoImport(onUndone: (id: string) => void) {
  const { cache } = useApolloClient();
  const [mutate, { loading, error, reset }] = useUndoImportMutation();
  const [asked, setAsked] = useState<ImportSummaryFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const undo = async (id: string) => {
    try {
      await mutate({ variables: { id }, context: { fetchOptions: { isLong: true } } });
    } catch (failure) {
      // It was undone elsewhere; evict what is shown of it.
      if (isConflict(failure)) evictAfterImport(cache);
      return;
    }
    setIsOpen(false);
    evictAfterImport(cache);
    onUndone(id);
  };
  const ask = (one: ImportSummaryFragment) => {
    reset();
    setAsked(one);
    setIsOpen(true);
  };
  const dialog = asked && (
    <UndoDialog
      asked={asked}
      isOpen={isOpen}
      isBusy={loading}
      error={error}
      onConfirm={() => void undo(asked.id)}
      onClose={() => setIsOpen(false)}
    />
  );
  return { ask, dialog };
}
