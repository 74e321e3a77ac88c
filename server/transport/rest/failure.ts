import type { FastifyReply } from 'fastify';

import { type ErrorCode, errorCodes, type InputProblem } from '../../../schema/contract/error-codes.js';
import type { AppError } from '../../errors.js';

/** Body of every REST error answer. */
export interface FailureBody {
  readonly success: false;
  readonly message: string;
  readonly code: ErrorCode;
  readonly errors?: readonly InputProblem[];
  readonly requestId: string;
}

/** Headers to remove, since they describe the successful answer that is not sent. */
const successHeaders = ['content-disposition', 'content-encoding', 'content-length', 'etag', 'x-total-count'];

export function failureBody({ code, message, problems }: AppError, requestId: string): FailureBody {
  const errors = problems.length > 0 ? { errors: problems } : {};
  return { success: false, message, code, ...errors, requestId };
}

/** Sends an error answer. Pass `status` only if it is more precise than the default status of the error code. */
export function sendFailure(
  reply: FastifyReply,
  error: AppError,
  status: number = errorCodes[error.code],
): void {
  const extra = status === 400 ? reply.request.routeOptions.config.badInput : undefined;
  for (const name of successHeaders) reply.removeHeader(name);
  if (error.allow.length > 0) reply.header('allow', error.allow.join(', '));
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...failureBody(error, reply.request.id), ...extra }));
}
