import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

import { guardLeaving } from '../session/leaveGate';
import { session } from '../session/session';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Whether what was typed is kept as a draft. */
  readonly isKept: boolean;
  /** Set when nothing is left to be asked about. */
  readonly isDone: RefObject<boolean>;
  /** The words of what is not done yet. @default those of saving */
  readonly words?: LeaveWords;
}

/** How a form calls what is left undone by leaving it. */
interface LeaveWords {
  readonly leaveTitle: string;
  readonly signOutTitle: string;
  readonly kept: ReactNode;
  readonly lost: ReactNode;
}

const savingWords: LeaveWords = {
  leaveTitle: 'Leave without saving?',
  signOutTitle: 'Sign out without saving?',
  kept: 'What you typed is not saved in the database. It stays in this browser as a draft, and is offered again when you come back.',
  lost: 'What you typed is not saved, and this browser keeps no draft of it.',
};

/** Asks before what was typed and not saved is left behind. */
export function LeaveGuard({ isDirty, isKept, isDone, words = savingWords }: LeaveGuardProps) {
  const [wasSignedIn] = useState(() => session.state().isAuthenticated);
  const isLeavingUnsaved = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty &&
      !isDone.current &&
      // Whose session has ended is led away; the draft waits until they are back.
      !(wasSignedIn && !session.state().isAuthenticated) &&
      here.pathname + here.search !== next.pathname + next.search,
    [isDirty, isDone, wasSignedIn],
  );
  const blocker = useBlocker(isLeavingUnsaved);
  // Signing out is no step to another page, but leaves what was typed all the same.
  const [signOut, setSignOut] = useState<(() => void) | null>(null);
  useEffect(
    function guardSigningOut() {
      if (!isDirty) return;
      return guardLeaving((leave) => (isDone.current ? leave() : setSignOut(() => leave)));
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
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' || signOut !== null}
      title={signOut ? words.signOutTitle : words.leaveTitle}
      confirmLabel={signOut ? 'Sign out' : 'Leave'}
      isDangerous={!isKept}
      isBusy={false}
      onConfirm={handleConfirm}
      onClose={handleClose}
    >
      {isKept ? words.kept : words.lost}
    </ConfirmDialog>
  );
}
