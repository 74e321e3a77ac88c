import { Button } from '@mantine/core';

import type { FailureProps } from './ErrorState';
import { failureMessage } from './failureMessage';
import classes from './InlineFailure.module.css';

/** Shows in one line that a part of a page failed to load, with a button to try again. */
export function InlineFailure({ error, operation, onRetry }: FailureProps) {
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
