import { Group } from '@mantine/core';

import { type FailureProps, RetryButton } from './ErrorState';
import { failureMessage } from './failureMessage';

/** Shows in one line that a part of a page failed to load, with a button to try again. */
export function InlineFailure({ error, operation, onRetry }: FailureProps) {
  return (
    <Group role="alert" gap="4px 8px" py={8} c="var(--atlas-danger)">
      {failureMessage(error, operation)}
      <RetryButton variant="subtle" size="compact-sm" onRetry={onRetry} />
    </Group>
  );
}
