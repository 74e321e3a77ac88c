import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type ErrorCode, errorCodes } from '@contract/error-codes';
import { clientMessages } from '@contract/messages-client';

import { isObject } from '../components/isObject';

/** An error answer of the REST API, with its status and body. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure';

  constructor(
    readonly status: number,
    /** The body of the answer, from the server or from a proxy in between. */
    readonly bodyText: string,
  ) {
    super(`The answer had status ${status}`);
  }
}

/** An error of our server: its code, and its message for a person. */
interface ServerErrorDetails {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Returns the server's error, or `null` if the failure came from a browser, a proxy or a library. */
export function readServerError(error: unknown): ServerErrorDetails | null {
  if (CombinedGraphQLErrors.is(error)) return toErrorDetails(error.errors[0]);
  if (ServerError.is(error)) return toErrorDetails(firstErrorOf(error.bodyText));
  if (error instanceof RestFailure) return read(parseJson(error.bodyText));
  return null;
}

/** Whether a failure means that the token of the request is no longer accepted (specification §8). */
export function isSessionDead(error: unknown): boolean {
  const details = readServerError(error);
  return (
    details?.code === 'UNAUTHENTICATED' ||
    details?.message === clientMessages.invalidToken ||
    statusOf(error) === errorCodes.UNAUTHENTICATED
  );
}

function statusOf(error: unknown): number | null {
  if (ServerError.is(error)) return error.statusCode;
  return error instanceof RestFailure ? error.status : null;
}

function toErrorDetails(error: unknown): ServerErrorDetails | null {
  if (!isObject(error) || !isObject(error.extensions)) return null;
  return read({ message: error.message, code: error.extensions.code });
}

/** Our errors carry a code from the contract's table; any other error came from an intermediary. */
function read(error: unknown): ServerErrorDetails | null {
  if (!isObject(error)) return null;
  const { code, message } = error;
  if (!isErrorCode(code) || typeof message !== 'string' || message === '') return null;
  return { code, message };
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}

function firstErrorOf(body: string): unknown {
  const answer = parseJson(body);
  return isObject(answer) && Array.isArray(answer.errors) ? answer.errors[0] : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
