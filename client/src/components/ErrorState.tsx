import type { Operation } from '@contract/failures';
import { Button } from '@mantine/core';

import { failureMessage } from '../apollo/failureMessage';
import { StateMessage } from './StateMessage';

interface ErrorStateProps {
  readonly error: unknown;
  readonly operation: Operation;
  readonly onRetry: () => void;
}

/** Replaces the content after a failure: shows the server's or the catalogue's message, and a button to try again. */
export function ErrorState({ error, operation, onRetry }: ErrorStateProps) {
  return (
    <StateMessage
      isFailure
      title={failureMessage(error, operation)}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing is lost. Check that you are online and try again; if it stays, the database may be restarting.
    </StateMessage>
  );
}
