import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useDialogSubject } from '../../../components/useDialogSubject';

/** Asks before a file is read again, if that loses corrections of its rows. */
export function useReadAgain(losesCorrections: () => boolean) {
  const { subject: read, isOpen, open, close } = useDialogSubject<() => void>();
  const askToRead = (again: () => void) => (losesCorrections() ? open(again) : again());
  const dialog = read && (
    <ConfirmDialog
      isOpen={isOpen}
      title="Read the file again?"
      confirmLabel="Read it again"
      closeLabel="Keep the corrections"
      isDangerous
      isBusy={false}
      onConfirm={() => {
        close();
        read();
      }}
      onClose={close}
    >
      <p>The rows will be those of the file: what you corrected here, or took from suggestions, is lost.</p>
    </ConfirmDialog>
  );
  return { askToRead, dialog };
}
