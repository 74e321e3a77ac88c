import type { FastifyReply } from 'fastify';

import { errorCodes } from '../../../schema/contract/error-codes.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput, toAppError } from '../../errors.js';

/** Answers a request that did not reach Apollo (too large, not JSON, wrong method) in GraphQL format. */
export function sendError(reply: FastifyReply, thrown: unknown): FastifyReply {
  const { code, message, problems, allow, retryAfterSeconds } = fromFastifyError(thrown);
  const errors = problems.length > 0 ? { errors: problems } : {};
  if (allow.length > 0) reply.header('allow', allow.join(', '));
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(errorCodes[code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({ errors: [{ message, extensions: { code, ...errors, requestId: reply.request.id } }] }),
    );
}

/** Fastify refuses bodies with its own errors, which carry the status. */
function fromFastifyError(thrown: unknown): AppError {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (status === 413) return new AppError('PAYLOAD_TOO_LARGE', messages.requestTooLarge);
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE', messages.unsupportedMediaType);
  if (status === 400) return badInput('request', messages.malformedBody);
  return toAppError(thrown);
}
