import type { Operation } from '@contract/failures';

import { failureMessage } from '../apollo/failureMessage';

interface FailureTextProps {
  readonly error: unknown;
  readonly operation: Operation;
}

/** The message of a failed operation, from the server or the catalogue. */
export function FailureText({ error, operation }: FailureTextProps) {
  return failureMessage(error, operation);
}
