import type { FastifyReply, FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';
import { sendFailure } from '../rest/failure.js';
import type { AllowedMethods } from './allowed-methods.js';
import type { SendClientPage } from './client-page.js';
import { preflightHeaders } from './common-headers.js';

export type UnroutedHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers requests that match no route: preflights, wrong methods, client routes, and all others with a 404. */
export function createUnroutedHandler(
  allowedMethodsAt: AllowedMethods,
  sendPage: SendClientPage,
): UnroutedHandler {
  return async (request, reply) => {
    const path = pathOf(request.url);
    const allow = allowedMethodsAt(path);
    if (allow.length > 0 && request.method === 'OPTIONS') {
      reply.code(204).headers(preflightHeaders(allow)).send();
    } else if (allow.length > 0) {
      sendFailure(reply, new AppError('METHOD_NOT_ALLOWED', messages.methodNotAllowed, { allow }));
    } else if (!(await sendPage(request, reply, path))) {
      sendFailure(reply, new AppError('NOT_FOUND', messages.notFound));
    }
    // A compressed answer is sent after this function ends. Returning `reply` makes Fastify wait for it.
    return reply;
  };
}

/** Returns the path of a URL without its query string. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}
