import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useCallback } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { session } from '../../../session/session';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Whether what was typed is kept as a draft. */
  readonly isKept: boolean;
  /** Set when nothing is left to be asked about. */
  readonly isDone: RefObject<boolean>;
}

/** Asks before what was typed and not saved is left behind. */
export function LeaveGuard({ isDirty, isKept, isDone }: LeaveGuardProps) {
  const isLeavingUnsaved = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty &&
      !isDone.current &&
      // Whose session has ended is led away; the draft waits until they are back.
      session.state().isAuthenticated &&
      here.pathname + here.search !== next.pathname + next.search,
    [isDirty, isDone],
  );
  const blocker = useBlocker(isLeavingUnsaved);
  useWindowEvent('beforeunload', (event) => {
    if (isDirty && !isDone.current) event.preventDefault();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      isDangerous={!isKept}
      isBusy={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {isKept
        ? 'What you typed is not saved in the database. It stays in this browser as a draft, and is offered again when you come back.'
        : 'What you typed is not saved, and this browser keeps no draft of it.'}
    </ConfirmDialog>
  );
}
