import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { messages } from '../../../schema/contract/messages.js';
import { AppError, toAppError } from '../../errors.js';
import { UploadTooSlow } from '../../services/imports/reading/import-source.js';
import { logFault } from '../log-fault.js';
import { sendFailure } from '../rest/failure.js';

type HandleError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Sends any thrown error in the format of the contract. Logs server errors. */
export function errorHandler(log: Logger): HandleError {
  return (thrown, request, reply) => {
    const error = fromHostRefusal(thrown) ?? toAppError(thrown);
    logFault(log, error, { requestId: request.id });
    sendFailure(reply, error, preciseStatus(thrown));
  };
}

/** Errors for requests that Fastify and its plugins refuse before a route runs, by their status. */
const refusals: Readonly<Record<number, () => AppError>> = {
  400: () => new AppError('BAD_USER_INPUT', messages.malformedBody),
  403: () => new AppError('NOT_FOUND', messages.notFound),
  404: () => new AppError('NOT_FOUND', messages.notFound),
  413: () => new AppError('PAYLOAD_TOO_LARGE', messages.requestTooLarge),
  414: () => new AppError('PAYLOAD_TOO_LARGE', messages.addressTooLong),
  415: () => new AppError('UNSUPPORTED_MEDIA_TYPE', messages.unsupportedMediaType),
};

function fromHostRefusal(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError || !(thrown instanceof Error)) return undefined;
  if ('code' in thrown && thrown.code === 'FST_ERR_BAD_URL') {
    return new AppError('BAD_USER_INPUT', messages.malformedAddress);
  }
  return refusals[statusIn(thrown) ?? 0]?.();
}

/** The status of a stalled upload and of a too long URL, which have no error codes of their own in the contract. */
function preciseStatus(thrown: unknown): 408 | 414 | undefined {
  if (thrown instanceof UploadTooSlow) return 408;
  return thrown instanceof Error && statusIn(thrown) === 414 ? 414 : undefined;
}

function statusIn(thrown: Error): number | undefined {
  return 'statusCode' in thrown && typeof thrown.statusCode === 'number' ? thrown.statusCode : undefined;
}

/** The URL exceeds the maximum length. Thrown at the same point as Fastify's own errors. */
export class AddressTooLongError extends Error {
  readonly statusCode = 414;
}
