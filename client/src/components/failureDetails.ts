import { CombinedGraphQLErrors } from '@apollo/client/errors';

import { serverWords } from '../apollo/serverWords';

/** What is wrong with an input, by the path of what was wrong: the server's sentences, to be shown beside the fields. */
type InputProblems = Readonly<Record<string, string>>;

/** The problems that came with a failure; none where it was of another kind. */
export function inputProblemsOf(error: unknown): InputProblems {
  const given = extensionsOf(error).errors;
  const problems: readonly unknown[] = Array.isArray(given) ? given : [];
  const pairs = problems.filter(isProblem).map(({ path, message }): [string, string] => [path, message]);
  // The first sentence about a field is the one that counts.
  return Object.fromEntries(pairs.reverse());
}

/** Whether the server said that what was asked for does not exist. */
export function isNotFound(error: unknown): boolean {
  return extensionsOf(error).code === 'NOT_FOUND';
}

/** Whether the server said that what was to be changed is another by now. */
export function isConflict(error: unknown): boolean {
  return extensionsOf(error).code === 'CONFLICT';
}

/** Whether our server said nothing at all: it was not reached, or somebody in between answered. */
export function isUnanswered(error: unknown): boolean {
  return serverWords(error) === null;
}

function extensionsOf(error: unknown): Readonly<Record<string, unknown>> {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {};
}

function isProblem(problem: unknown): problem is { path: string; message: string } {
  if (typeof problem !== 'object' || problem === null) return false;
  if (!('path' in problem) || !('message' in problem)) return false;
  return typeof problem.path === 'string' && typeof problem.message === 'string';
}
