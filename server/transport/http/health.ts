import type { FastifyInstance } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { serverPaths } from '../../../schema/contract/server-paths.js';
import { unavailable } from '../../errors.js';
import { readMethods } from './allowed-methods.js';

/**
 * Registers the health checks for load balancers: whether the process runs, and whether it can serve requests.
 * `acceptsWrites` rejects if the database is unreachable or not migrated. While `isDraining`, the server is not ready,
 * and closes each connection after its answer: a balancer that reuses connections must not find them closed when the
 * server stops.
 */
export function registerHealth(
  app: FastifyInstance,
  acceptsWrites: () => Promise<boolean>,
  isDraining: () => boolean,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  app.route({
    method: readMethods,
    url: serverPaths.healthz,
    handler: (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }),
  });
  app.route({
    method: readMethods,
    url: serverPaths.readyz,
    handler: async (_request, reply) => {
      if (isDraining()) throw unavailable(messages.stopping);
      const writes = await acceptsWrites().catch((cause: unknown) => {
        throw unavailable(messages.unavailable, cause);
      });
      reply.header('cache-control', 'no-store');
      return { status: writes ? 'ready' : 'reads-only' };
    },
  });
}
