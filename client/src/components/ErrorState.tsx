import type { Operation } from '@contract/failures';
import { Button } from '@mantine/core';

import { failureMessage } from './failureMessage';
import { StateMessage } from './StateMessage';

interface ErrorStateProps {
  readonly error: unknown;
  readonly operation: Operation;
  /** Called to try again; another failure is reported by the query itself, not by its promise. */
  readonly onRetry: () => unknown;
}

/** Replaces the content after a failure: shows the server's or the catalogue's message, and a button to try again. */
export function ErrorState({ error, operation, onRetry }: ErrorStateProps) {
  const handleRetry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  return (
    <StateMessage
      isFailure
      title={failureMessage(error, operation)}
      action={<Button onClick={handleRetry}>Try again</Button>}
    >
      No data was lost. Check your network connection and try again. If the error persists, the database may
      be restarting.
    </StateMessage>
  );
}
