import type { ComponentProps } from 'react';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { formatEntries } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import type { ImportSummaryFragment } from '../../../generated/types';
import { useOpener } from '../../../hooks/focusMain';
import { importTitle } from '../importLabels';

interface TakeBackDialogProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'isOpen' | 'isBusy' | 'onConfirm' | 'onClose'
> {
  readonly subject: ImportSummaryFragment;
  readonly error: Error | undefined;
}

/** Asks whether to take an import back, and says what follows. */
export function TakeBackDialog({ subject, error, ...dialog }: TakeBackDialogProps) {
  // The pressed button may go with the state of the import.
  const returnFocus = useOpener(dialog.isOpen);
  return (
    <ConfirmDialog {...dialog} {...labelsOf(subject)} onClosed={returnFocus}>
      <p>
        <strong>{importTitle(subject)}</strong>
      </p>
      {consequencesOf(subject).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <FormFailure error={error} operation={subject.canCancel ? 'cancelImport' : 'undoImport'} />
    </ConfirmDialog>
  );
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
