import { type ReactNode, useRef, useState } from 'react';

import type { EntryFieldsFragment } from '../../../generated/types';
import { RestoreDialog, type RestoreTarget } from './RestoreDialog';

interface RestoreDialogOptions {
  readonly onRestored?: (entry: EntryFieldsFragment) => void;
  /** Moves the focus after an entry is restored. @default the focus returns to where it was */
  readonly onFocusLost?: () => void;
}

interface Asked {
  readonly target: RestoreTarget;
  /** The number of times the dialog was opened; as a key it resets the dialog. */
  readonly times: number;
}

/** Returns a function that opens the restore dialog, and the dialog. */
export function useRestoreDialog({ onRestored, onFocusLost }: RestoreDialogOptions = {}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const opener = useRef<Element>(null);
  const ask = (target: RestoreTarget) => {
    opener.current = document.activeElement;
    setAsked({ target, times: (asked?.times ?? 0) + 1 });
    setIsRestored(false);
    setIsOpen(true);
  };
  const handleRestored = (entry: EntryFieldsFragment) => {
    setIsRestored(true);
    onRestored?.(entry);
  };
  const handleClosed = () => {
    if (isRestored && onFocusLost) onFocusLost();
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const dialog: ReactNode = asked && (
    <RestoreDialog
      key={asked.times}
      target={asked.target}
      isOpen={isOpen}
      onRestored={handleRestored}
      onClose={() => setIsOpen(false)}
      onClosed={handleClosed}
    />
  );
  return { ask, dialog };
}
