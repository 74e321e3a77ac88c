import { ServerError } from '@apollo/client/errors';
import { errorCodes } from '@contract/error-codes';
import { clientMessages } from '@contract/messages-client';

import { RestFailure } from './RestFailure';
import { readServerError } from './serverError';

/** Whether a failure means that the token of the request is no longer accepted (specification §8). */
export function isSessionDead(error: unknown): boolean {
  const words = readServerError(error);
  return (
    words?.code === 'UNAUTHENTICATED' ||
    words?.message === clientMessages.invalidToken ||
    statusOf(error) === errorCodes.UNAUTHENTICATED
  );
}

function statusOf(error: unknown): number | null {
  if (ServerError.is(error)) return error.statusCode;
  return error instanceof RestFailure ? error.status : null;
}
