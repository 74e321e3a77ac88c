import { Button } from '@mantine/core';

import { failureMessage } from '../../../components/failureMessage';

interface LoadFailureProps {
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Shows why a part of an import failed to load, with a retry button. */
export function LoadFailure({ error, refetch }: LoadFailureProps) {
  return (
    <p role="alert">
      {failureMessage(error, 'fetchImport')}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => void refetch().catch(() => undefined)}>
        Try again
      </Button>
    </p>
  );
}
