import type { FastifyRequest } from 'fastify';

import { requestScope } from '../request-scope.js';
import { addressKey } from '../services/attempts/attempt-keys.js';
import type { RequestContext } from '../services/request-context.js';

/** Runs the work of a request in its scope, so that its caller gets no more than a fair share of what all share. */
export function inScope<Result>(
  { raw }: Pick<FastifyRequest, 'raw'>,
  { viewer, address }: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = viewer?.id ?? addressKey(address);
  return requestScope.run({ caller, isAborted: () => raw.socket.destroyed }, work);
}
