import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

import { useOpener } from '../hooks/focusMain';
import { registerLeaveConfirmation } from '../session/leaveConfirmation';
import { session } from '../session/session';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Whether the typed text is stored as a draft. @default false */
  readonly isStored?: boolean;
  /** Set to true when there is nothing left to ask about. */
  readonly isDone: RefObject<boolean>;
  /** Texts of the dialog other than those about saving. */
  readonly words?: Partial<LeaveTexts>;
}

/** The dialog's texts about what leaving loses. */
interface LeaveTexts {
  readonly leaveTitle: string;
  readonly signOutTitle: string;
  readonly stored: string;
  readonly lost: string;
}

const savingTexts: LeaveTexts = {
  leaveTitle: 'Leave without saving?',
  signOutTitle: 'Sign out without saving?',
  stored:
    'Your changes are not saved in the database. This browser stores them as a draft and offers it when you ' +
    'return.',
  lost: 'Your changes are not saved, and this browser cannot store a draft of them.',
};

/** Asks for confirmation before the user leaves unsaved changes. */
export function LeaveGuard({ isDirty, isStored = false, isDone, words }: LeaveGuardProps) {
  const texts = { ...savingTexts, ...words };
  const [wasSignedIn] = useState(() => session.state().isAuthenticated);
  const isLeavingUnsaved = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty &&
      !isDone.current &&
      // A user whose session has ended is redirected without a question; the draft is offered when they return.
      !(wasSignedIn && !session.state().isAuthenticated) &&
      here.pathname + here.search !== next.pathname + next.search,
    [isDirty, isDone, wasSignedIn],
  );
  const blocker = useBlocker(isLeavingUnsaved);
  // Signing out does not navigate, but would lose unsaved changes too.
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  useEffect(
    function guardSigningOut() {
      if (!isDirty) return;
      return registerLeaveConfirmation((leave) => (isDone.current ? leave() : setSignOut(() => leave)));
    },
    [isDirty, isDone],
  );
  const handleConfirm = () => {
    setSignOut(null);
    if (signOut) signOut();
    else blocker.proceed?.();
  };
  const handleClose = () => {
    setSignOut(null);
    blocker.reset?.();
  };
  useWindowEvent('beforeunload', (event) => {
    if (isDirty && !isDone.current) event.preventDefault();
  });
  const isOpen = blocker.state === 'blocked' || signOut !== null;
  const returnFocus = useOpener(isOpen);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={signOut ? texts.signOutTitle : texts.leaveTitle}
      confirmLabel={signOut ? 'Sign out' : 'Leave'}
      isDangerous={!isStored}
      isBusy={false}
      onConfirm={handleConfirm}
      onClose={handleClose}
      onClosed={returnFocus}
    >
      {isStored ? texts.stored : texts.lost}
    </ConfirmDialog>
  );
}
