import type { FastifyRequest } from 'fastify';

import { requestScope } from '../request-scope.js';
import { addressKey } from '../services/attempts/attempt-keys.js';
import type { RequestContext } from '../services/request-context.js';

/**
 * Runs the work of a request in its scope, so that its caller gets no more than a fair share of what all share. Node.js
 * 20 keeps the scope with every promise that is made in it, and some are cached: it must not keep the request.
 */
export function inScope<Result>(
  { raw }: Pick<FastifyRequest, 'raw'>,
  { viewer, address }: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = viewer?.id ?? addressKey(address);
  const socket = new WeakRef(raw.socket);
  const isAborted = () => {
    const connected = socket.deref();
    return connected === undefined || connected.destroyed;
  };
  return requestScope.run({ caller, isAborted }, work);
}
