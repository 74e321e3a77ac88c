import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { isForm, refuseTooLong } from '../uploads/refuse-by-headers.js';

/** Lets forms through to the handlers of a scope, unread; nothing of them is written to disk. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyMultipart);
}

/** Refuses by its headers what is no form, or a form that is too long: 415 and 413, before a byte of it is read. */
export function refuseOtherThanForms({ headers }: Pick<FastifyRequest, 'headers'>, maxBytes: number): void {
  if (!isForm(headers)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.uploadMediaType);
  refuseTooLong(headers, maxBytes);
}
