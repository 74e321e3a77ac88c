import type { Operation } from '@contract/failures';
import { Button } from '@mantine/core';

import { failureMessage } from './failureMessage';
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
      No data was lost. Check your network connection and try again. If the error persists, the database may
      be restarting.
    </StateMessage>
  );
}
