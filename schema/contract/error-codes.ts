/** The error codes, and the HTTP status that REST sends for each. GraphQL sends the code only. */
export const errorCodes = {
  BAD_USER_INPUT: 400,
  BAD_CREDENTIALS: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  QUERY_TOO_COMPLEX: 400,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** One problem of an input: its path and a message for people. `row` is the row number of a spreadsheet. */
export interface InputProblem {
  readonly path: string;
  readonly message: string;
  readonly row?: number;
}
