import { type ReactNode, useRef, useState } from 'react';

import { useDialogSubject } from '../../../components/useDialogSubject';
import type { EntryFieldsFragment } from '../../../generated/types';
import { RestoreDialog, type RestoreTarget } from './RestoreDialog';

interface RestoreDialogOptions {
  readonly onRestored?: (entry: EntryFieldsFragment) => void;
  /** Moves the focus after an entry is restored. @default the focus returns to where it was */
  readonly onFocusLost?: () => void;
}

/** Returns a function that opens the restore dialog, and the dialog. */
export function useRestoreDialog({ onRestored, onFocusLost }: RestoreDialogOptions = {}) {
  const { subject, isOpen, times, open, close } = useDialogSubject<RestoreTarget>();
  const [isRestored, setIsRestored] = useState(false);
  const opener = useRef<Element>(null);
  const ask = (target: RestoreTarget) => {
    opener.current = document.activeElement;
    setIsRestored(false);
    open(target);
  };
  const handleRestored = (entry: EntryFieldsFragment) => {
    setIsRestored(true);
    onRestored?.(entry);
  };
  const handleClosed = () => {
    if (isRestored && onFocusLost) onFocusLost();
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const dialog: ReactNode = subject && (
    <RestoreDialog
      key={times}
      target={subject}
      isOpen={isOpen}
      onRestored={handleRestored}
      onClose={close}
      onClosed={handleClosed}
    />
  );
  return { ask, dialog };
}
