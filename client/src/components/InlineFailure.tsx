import { type FailureProps, RetryButton } from './ErrorState';
import { failureMessage } from './failureMessage';
import classes from './InlineFailure.module.css';

/** Shows in one line that a part of a page failed to load, with a button to try again. */
export function InlineFailure({ error, operation, onRetry }: FailureProps) {
  return (
    <p className={classes.failure} role="alert">
      {failureMessage(error, operation)}
      <RetryButton variant="subtle" size="compact-sm" onRetry={onRetry} />
    </p>
  );
}
