import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCodes } from '@contract/error-codes';
import { failures, type Operation } from '@contract/failures';

import { RestFailure } from './RestFailure';

/**
 * The sentence a person reads when an operation failed: the server's own where it said one, else the catalogue's.
 * The wording of a browser, a proxy or a library is never shown.
 */
export function failureMessage(error: unknown, operation: Operation): string {
  return ourMessage(error) ?? failures[operation];
}

function ourMessage(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) return messageOf(error.errors[0]);
  if (ServerError.is(error)) return messageOf(firstErrorOf(error.bodyText));
  if (error instanceof RestFailure) return messageWithCode(parseJson(error.bodyText));
  return null;
}

function messageOf(error: unknown): string | null {
  if (!isObject(error) || !isObject(error.extensions)) return null;
  return messageWithCode({ message: error.message, code: error.extensions.code });
}

/** An error of ours carries a code of the contract's table; anything else was said by somebody in between. */
function messageWithCode(error: unknown): string | null {
  if (!isObject(error)) return null;
  const { code } = error;
  const isOurs = typeof code === 'string' && Object.hasOwn(errorCodes, code);
  return isOurs && typeof error.message === 'string' && error.message !== '' ? error.message : null;
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
