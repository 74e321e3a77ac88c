import { CombinedGraphQLErrors } from '@apollo/client/errors';

import { readServerError } from '../apollo/serverError';
import { isObject } from './isObject';

/** The problems of an input by path, with the server's messages, to be shown next to the fields. */
type InputProblems = Readonly<Record<string, string>>;

/** The problems of a failure; none if it was of another kind. */
export function inputProblemsOf(error: unknown): InputProblems {
  const given = extensionsOf(error).errors;
  const problems: readonly unknown[] = Array.isArray(given) ? given : [];
  const pairs = problems.filter(isProblem).map(({ path, message }): [string, string] => [path, message]);
  // Only the first message about a field is used.
  return Object.fromEntries(pairs.reverse());
}

/** Whether the server reported that the requested object does not exist. */
export function isNotFound(error: unknown): boolean {
  return extensionsOf(error).code === 'NOT_FOUND';
}

/** Whether the server reported that the requested object was withdrawn. */
export function isGone(error: unknown): boolean {
  return extensionsOf(error).code === 'GONE';
}

/** Whether the server reported a conflict: the object has changed since it was loaded. */
export function isConflict(error: unknown): boolean {
  return extensionsOf(error).code === 'CONFLICT';
}

/** Whether the failure did not come from our server: it was not reached, or an intermediary answered. */
export function isUnanswered(error: unknown): boolean {
  return readServerError(error) === null;
}

function extensionsOf(error: unknown): Readonly<Record<string, unknown>> {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {};
}

function isProblem(problem: unknown): problem is { path: string; message: string } {
  return isObject(problem) && typeof problem.path === 'string' && typeof problem.message === 'string';
}
