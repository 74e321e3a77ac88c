import { type ReactNode, useState } from 'react';

import type { EntryFieldsFragment } from '../../../generated/graphql';
import { RestoreDialog, type RestoreTarget } from './RestoreDialog';

interface RestoreDialogOptions {
  readonly onRestored?: (entry: EntryFieldsFragment) => void;
  /** After the dialog has gone; whether the entry was restored. @default the focus goes back to where it was */
  readonly onClosed?: (isRestored: boolean) => void;
}

interface Asked {
  readonly target: RestoreTarget;
  /** Each question starts afresh. */
  readonly times: number;
}

/** Asks whether a version should be restored, and the dialog that asks. */
export function useRestoreDialog({ onRestored, onClosed }: RestoreDialogOptions = {}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const ask = (target: RestoreTarget) => {
    setAsked({ target, times: (asked?.times ?? 0) + 1 });
    setIsRestored(false);
    setIsOpen(true);
  };
  const handleRestored = (entry: EntryFieldsFragment) => {
    setIsRestored(true);
    onRestored?.(entry);
  };
  const dialog: ReactNode = asked && (
    <RestoreDialog
      key={asked.times}
      target={asked.target}
      isOpen={isOpen}
      onRestored={handleRestored}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed && (() => onClosed(isRestored))}
    />
  );
  return { ask, dialog };
}
