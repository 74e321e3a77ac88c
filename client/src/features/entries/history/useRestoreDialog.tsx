import { type ReactNode, useRef, useState } from 'react';

import type { EntryFieldsFragment } from '../../../generated/types';
import { RestoreDialog, type RestoreTarget } from './RestoreDialog';

interface RestoreDialogOptions {
  readonly onRestored?: (entry: EntryFieldsFragment) => void;
  /** Gives the focus a place after an entry was restored. @default it goes back to where it was, as otherwise */
  readonly onFocusLost?: () => void;
}

interface Asked {
  readonly target: RestoreTarget;
  /** Each question starts afresh. */
  readonly times: number;
}

/** Asks whether a version should be restored, and the dialog that asks. */
export function useRestoreDialog({ onRestored, onFocusLost }: RestoreDialogOptions = {}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const asker = useRef<Element>(null);
  const ask = (target: RestoreTarget) => {
    asker.current = document.activeElement;
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
    else if (asker.current instanceof HTMLElement) asker.current.focus();
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
