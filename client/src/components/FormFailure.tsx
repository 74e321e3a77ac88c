import type { Operation } from '@contract/failures';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { isUnanswered } from './failureDetails';
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
 * Shows in a form that submitting failed, with the server's or the catalogue's message, as an assertive live region;
 * without an answer, also that there was none.
 */
export function FormFailure({ error, operation, children }: FormFailureProps) {
  if (!error) return null;
  const isAway = isUnanswered(error);
  return (
    <Notice tone="danger" role="alert">
      <Text inherit fw={isAway || children !== undefined ? 600 : undefined}>
        {failureMessage(error, operation)}
      </Text>
      {isAway && (
        <p>{operation === 'signIn' ? unchecked : 'The server did not answer.'} Try again in a moment.</p>
      )}
      {children !== undefined && <div>{children}</div>}
    </Notice>
  );
}

/** The catalogue's message of this operation blames what was typed. */
const unchecked = 'The server did not answer, so your e-mail address and password were not checked.';
