import type { Operation } from '@contract/failures';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { failureMessage } from './failureMessage';
import { Notice } from './Notice';

interface FormFailureProps {
  /** The failure; nothing is shown without one. */
  readonly error: unknown;
  readonly operation: Operation;
  /** A link or button that helps the user to continue, if there is one. */
  readonly children?: ReactNode;
}

/**
 * Shows in a form that submitting failed, with the server's or the catalogue's message, as an assertive live region.
 */
export function FormFailure({ error, operation, children }: FormFailureProps) {
  if (!error) return null;
  return (
    <Notice tone="danger" role="alert">
      <Text inherit fw={children === undefined ? undefined : 600}>
        {failureMessage(error, operation)}
      </Text>
      {children !== undefined && <div>{children}</div>}
    </Notice>
  );
}
