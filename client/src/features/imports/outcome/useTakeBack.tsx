import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { isConflict } from '../../../components/failureDetails';
import { formatEntries } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import { useDialogSubject } from '../../../components/useDialogSubject';
import { useCancelImportMutation, useUndoImportMutation } from '../../../generated/imports';
import type { ImportSummaryFragment } from '../../../generated/types';
import { importTitle } from '../importLabels';
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
    <ConfirmDialog
      isOpen={isOpen}
      {...labelsOf(subject)}
      isBusy={loading}
      onConfirm={() => void takeBack(subject)}
      onClose={close}
    >
      <p>
        <strong>{importTitle(subject)}</strong>
      </p>
      {consequencesOf(subject).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <FormFailure error={error} operation={subject.canCancel ? 'cancelImport' : 'undoImport'} />
    </ConfirmDialog>
  );
  return { ask, dialog };
}

type Labels = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirmLabel' | 'closeLabel' | 'isDangerous'
>;

function labelsOf({ status, canCancel }: ImportSummaryFragment): Labels {
  if (!canCancel) return { title: 'Undo this import?', confirmLabel: 'Undo import', isDangerous: true };
  return status === 'previewed'
    ? { title: 'Discard this preview?', confirmLabel: 'Discard preview', closeLabel: 'Keep it' }
    : { title: 'Cancel this import?', confirmLabel: 'Cancel import', closeLabel: 'Let it run' };
}

function consequencesOf(shown: ImportSummaryFragment): readonly string[] {
  const { status, dryRun, canCancel, inserted, updated } = shown;
  if (status === 'previewed') return ['Its rows and corrections are deleted. Nothing of it is stored.'];
  if (canCancel && dryRun) return ['The check stops, and its rows are deleted.'];
  if (canCancel)
    return ['It stops, and nothing of it is stored. To import the file after all, send it again.'];
  return [
    ...(inserted > 0 ? [`Undoing deletes ${formatEntries(inserted)} that the import created.`] : []),
    ...(updated > 0 ? [`Undoing restores ${formatEntries(updated)} that the import changed.`] : []),
    'Entries that were changed after the import stay as they are. You get a list of them.',
  ];
}
