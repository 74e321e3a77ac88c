import { onDemand } from '../../../components/OnDemand';
import { useDialogSubject } from '../../../components/useDialogSubject';

/** Asks before a file is read again, if that loses corrections of its rows. */
export function useReadAgain(losesCorrections: () => boolean) {
  const { subject: read, isOpen, open, close } = useDialogSubject<() => void>();
  const askToRead = (again: () => void) => (losesCorrections() ? open(again) : again());
  const confirm = () => {
    close();
    read?.();
  };
  const dialog = read && <ReadAgainDialog isOpen={isOpen} onConfirm={confirm} onClose={close} />;
  return { askToRead, dialog };
}

const ReadAgainDialog = onDemand(() => import('./ReadAgainDialog'), 'ReadAgainDialog');
