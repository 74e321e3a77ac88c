import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { limits } from '../../../schema/contract/limits.js';
import { messages } from '../../../schema/contract/messages.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import { AppError } from '../../errors.js';
import { addressKey } from '../../services/attempts/attempt-keys.js';
import type { ReadContext } from '../read-context.js';

/** Keys that are counted at once; the ones not seen for longest are forgotten. */
const maxKeys = 50_000;

/**
 * Limits the requests to both APIs, for each signed-in person and for each address of visitors, on this instance. A
 * request beyond the limit is a 429. Pages and files of the client, health checks and metrics do not count.
 */
export async function registerRateLimit(app: FastifyInstance, readContext: ReadContext): Promise<void> {
  const { windowSeconds, visitor, user } = limits.requests;
  await app.register(rateLimit, {
    timeWindow: windowSeconds * 1000,
    cache: maxKeys,
    enableDraftSpec: true,
    allowList: (request) => !isApiCall(request),
    // Called for all requests: others must not need the database.
    keyGenerator: async (request) => {
      if (!isApiCall(request)) return '';
      const { viewer, address } = await readContext(request);
      return viewer === null ? addressKey(address) : userPrefix + viewer.id;
    },
    max: (_request, key) => (key.startsWith(userPrefix) ? user : visitor),
    errorResponseBuilder: (_request, { ttl }) => {
      const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1000));
      return new AppError('RATE_LIMITED', messages.tooManyRequests(retryAfterSeconds), { retryAfterSeconds });
    },
  });
}

const userPrefix = 'user ';

/** Reads the address of the route, since a client can spell that of a request in many ways, such as `/%61pi`. */
function isApiCall({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/') || url.startsWith(serverPaths.graphql);
}
