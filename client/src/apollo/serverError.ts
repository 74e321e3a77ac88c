import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type ErrorCode, errorCodes } from '@contract/error-codes';

import { RestFailure } from './RestFailure';

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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
