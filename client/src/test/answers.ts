import type { ErrorCode, InputProblem } from '@contract/error-codes';
import type { DocumentNode } from 'graphql';

interface Asked {
  readonly query: DocumentNode;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A refusal of the server: its code, its message, and the problems by input. */
export function refusal(
  request: Asked,
  code: ErrorCode,
  message: string,
  errors: readonly InputProblem[] = [],
) {
  return { request, result: { errors: [{ message, extensions: { code, errors } }] } };
}

/** A mocked request that fails like one that does not reach the server. */
export function noAnswer(request: Asked) {
  return { request, error: new TypeError('Failed to fetch') };
}
