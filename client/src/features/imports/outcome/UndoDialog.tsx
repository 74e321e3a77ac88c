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
      {asked.inserted > 0 && <p>Undoing deletes {formatEntries(asked.inserted)} that the import created.</p>}
      {asked.updated > 0 && <p>Undoing restores {formatEntries(asked.updated)} that the import changed.</p>}
      <p>Entries that were edited after the import stay as they are. You get a list of them.</p>
      <FormFailure error={error} operation="undoImport" />
    </ConfirmDialog>
  );
}
