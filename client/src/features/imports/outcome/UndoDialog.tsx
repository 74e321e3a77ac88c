import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { formatEntries } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import type { ImportSummaryFragment } from '../../../generated/types';
import { importTitle } from '../importLabels';

interface UndoDialogProps {
  readonly asked: Pick<ImportSummaryFragment, 'fileName' | 'inserted' | 'updated'>;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Explains and confirms undoing an import. */
export function UndoDialog({ asked, isOpen, isBusy, error, onConfirm, onClose }: UndoDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Undo this import?"
      confirmLabel="Undo import"
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <strong>{importTitle(asked)}</strong>
      </p>
      {asked.inserted > 0 && <p>{formatEntries(asked.inserted)} that it made will be deleted.</p>}
      {asked.updated > 0 && (
        <p>{formatEntries(asked.updated)} that it changed will be put back as they were.</p>
      )}
      <p>Entries that somebody edited since are left as they are, and listed for you to look at.</p>
      <FormFailure error={error} operation="undoImport" />
    </ConfirmDialog>
  );
}
