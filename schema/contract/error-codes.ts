/** The stable words for what went wrong, and the HTTP status REST answers with. GraphQL sends the word alone. */
export const errorCodes = {
  BAD_USER_INPUT: 400,
  BAD_CREDENTIALS: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  QUERY_TOO_COMPLEX: 400,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** One thing that is wrong with an input: where, and in words for a person. `row` counts as a spreadsheet does. */
export interface InputProblem {
  readonly path: string;
  readonly message: string;
  readonly row?: number;
}
