import type { Operation } from '@contract/failures';
import { Button } from '@mantine/core';

import { failureMessage } from './failureMessage';
import classes from './InlineFailure.module.css';

interface InlineFailureProps {
  readonly error: unknown;
  readonly operation: Operation;
  /** Called to try again; another failure is reported by the query itself, not by its promise. */
  readonly onRetry: () => unknown;
}

/** Shows in one line that a part of a page failed to load, with a button to try again. */
export function InlineFailure({ error, operation, onRetry }: InlineFailureProps) {
  const handleRetry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  return (
    <p className={classes.failure} role="alert">
      {failureMessage(error, operation)}
      <Button variant="subtle" size="compact-sm" onClick={handleRetry}>
        Try again
      </Button>
    </p>
  );
}
