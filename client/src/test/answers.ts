import type { MockLink } from '@apollo/client/testing';
import type { ErrorCode, InputProblem } from '@contract/error-codes';

/** A mocked request with the data of its answer. */
export function answerTo<Request extends MockLink.MockedRequest, Data>(request: Request, data: Data) {
  return { request, result: { data } };
}

/** Matches the variables of a request that has an idempotency key besides. */
export function withKey(variables: object) {
  const expected: unknown = expect.objectContaining({ ...variables, idempotencyKey: expect.any(String) });
  return (sent: object): boolean =>
    Object.keys(sent).length === Object.keys(variables).length + 1 &&
    (expected as { asymmetricMatch(sent: object): boolean }).asymmetricMatch(sent);
}

/** A refusal of the server: its code, its message, and the problems by input. */
export function refusal(
  request: MockLink.MockedRequest,
  code: ErrorCode,
  message: string,
  errors: readonly InputProblem[] = [],
) {
  return { request, result: { errors: [{ message, extensions: { code, errors } }] } };
}

/** The place of a page in its list. */
export function paginationOf(total: number, page?: number | null, limit?: number | null) {
  const pages = Math.ceil(total / (limit ?? 10));
  return { __typename: 'Pagination', page: page ?? 1, limit: limit ?? 10, total, pages };
}

/** A mocked request that fails like one that does not reach the server. */
export function noAnswer(request: MockLink.MockedRequest) {
  return { request, error: new TypeError('Failed to fetch') };
}
