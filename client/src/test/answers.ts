import type { ErrorCode, InputProblem } from '@contract/error-codes';
import type { DocumentNode } from 'graphql';

interface Asked {
  readonly query: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What the server answers when it refuses: its code, its sentence, and what was wrong with which input. */
export function refusal(
  request: Asked,
  code: ErrorCode,
  message: string,
  errors: readonly InputProblem[] = [],
) {
  return { request, result: { errors: [{ message, extensions: { code, errors } }] } };
}

/** A request that nobody answers. */
export function noAnswer(request: Asked) {
  return { request, error: new TypeError('Failed to fetch') };
}
