import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { isForm, refuseTooLong } from '../uploads/refuse-by-headers.js';

/** Passes multipart forms to the handlers of a scope as unread streams. Nothing is written to disk. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart);
}

/** Checks the headers before the body is read: 415 if it is not a form, 413 if the form is too long. */
export function refuseOtherThanForms({ headers }: Pick<FastifyRequest, 'headers'>, maxBytes: number): void {
  if (!isForm(headers)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.uploadMediaType);
  refuseTooLong(headers, maxBytes);
}
