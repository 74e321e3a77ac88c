import type { Operation } from '@contract/failures';
import { Button } from '@mantine/core';

import { failureMessage } from '../../components/failureMessage';
import { Notice } from '../../components/Notice';
import classes from './SearchFailure.module.css';

interface SearchFailureProps {
  readonly error: unknown;
  readonly operation: Operation;
  readonly onRetry: () => void;
  readonly onClear: () => void;
}

/** A notice above the previous list, shown when a search fails. */
export function SearchFailure({ error, operation, onRetry, onClear }: SearchFailureProps) {
  return (
    <Notice tone="danger" className={classes.failure} role="alert">
      <p className={classes.text}>
        <strong>{failureMessage(error, operation)}</strong>. The list shows the results before the search.
      </p>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        Clear the search
      </Button>
    </Notice>
  );
}
