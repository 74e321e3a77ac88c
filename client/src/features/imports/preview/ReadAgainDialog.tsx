import { ConfirmDialog } from '../../../components/ConfirmDialog';

interface ReadAgainDialogProps {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks whether a file is read again although that loses corrections of its rows. */
export function ReadAgainDialog(props: ReadAgainDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Read the file again?"
      confirmLabel="Read it again"
      closeLabel="Keep the corrections"
      isDangerous
      isBusy={false}
    >
      <p>The rows will be those of the file: what you corrected here, or took from suggestions, is lost.</p>
    </ConfirmDialog>
  );
}
