import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { focusMainIfLost } from '../hooks/focusMain';
import { useAfterUnmount } from '../hooks/useAfterUnmount';
import type { Retry } from '../hooks/useRetry';
import { StateMessage } from './StateMessage';

interface LoadFailureProps {
  readonly title: string;
  readonly retry: Retry;
  /** More about the failure. */
  readonly children?: ReactNode;
  /** Another next step. */
  readonly action?: ReactNode;
}

/** Replaces what could not be loaded, with a button to try again in place. */
export function LoadFailure({ title, retry, children, action }: LoadFailureProps) {
  // The button goes when the code has come.
  const keepFocus = useAfterUnmount(focusMainIfLost);
  const handleRetry = () => {
    keepFocus();
    retry.start();
  };
  return (
    <StateMessage
      isFailure
      title={title}
      action={
        <>
          <Button loading={retry.isBusy} onClick={handleRetry}>
            Try again
          </Button>
          {action}
        </>
      }
    >
      {children}
      {retry.isAway
        ? 'The server still does not answer. Check your network connection, or try again later.'
        : 'Check your network connection, then try again.'}
    </StateMessage>
  );
}
