import type { Operation } from '@contract/failures';

import { failureMessage } from '../apollo/failureMessage';

interface FailureTextProps {
  readonly error: unknown;
  readonly operation: Operation;
}

/** What a failed operation says, in the server's words or the catalogue's. */
export function FailureText({ error, operation }: FailureTextProps) {
  return failureMessage(error, operation);
}
