import { type ReactNode, useState } from 'react';

import { useDialogSubject } from '../../../components/useDialogSubject';
import type { EntryFieldsFragment } from '../../../generated/types';
import { useOpener } from '../../../hooks/focusMain';
import { RestoreDialog, type RestoreTarget } from './RestoreDialog';

interface RestoreDialogOptions {
  readonly onRestored?: (entry: EntryFieldsFragment) => void;
  /** Moves the focus after an entry is restored. @default the focus returns to where it was */
  readonly onFocusLost?: () => void;
}

/** Returns a function that opens the restore dialog, and the dialog. */
export function useRestoreDialog({ onRestored, onFocusLost }: RestoreDialogOptions) {
  const { subject, isOpen, times, open, close } = useDialogSubject<RestoreTarget>();
  const [isRestored, setIsRestored] = useState(false);
  const returnFocus = useOpener(isOpen);
  const ask = (target: RestoreTarget) => {
    setIsRestored(false);
    open(target);
  };
  const handleRestored = (entry: EntryFieldsFragment) => {
    setIsRestored(true);
    onRestored?.(entry);
  };
  const dialog: ReactNode = subject && (
    <RestoreDialog
      key={times}
      target={subject}
      isOpen={isOpen}
      onRestored={handleRestored}
      onClose={close}
      onClosed={isRestored && onFocusLost ? onFocusLost : returnFocus}
    />
  );
  return { ask, dialog };
}
