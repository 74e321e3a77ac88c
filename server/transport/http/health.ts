import type { FastifyInstance } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { restPaths } from '../../../schema/contract/rest-paths.js';
import { AppError } from '../../errors.js';

const retryAfterSeconds = 2;

/** Tells a load balancer whether the process is up, and whether it can serve: database reachable and migrated. */
export function registerHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  const method = ['GET', 'HEAD'];
  app.route({
    method,
    url: restPaths.healthz,
    handler: (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }),
  });
  app.route({
    method,
    url: restPaths.readyz,
    handler: async (_request, reply) => {
      const isReady = await ready().catch(() => false);
      if (!isReady) throw new AppError('UNAVAILABLE', messages.unavailable, { retryAfterSeconds });
      reply.header('cache-control', 'no-store');
      return { status: 'ready' };
    },
  });
}

export const healthAddresses = [restPaths.healthz, restPaths.readyz].map((path) => ({
  path,
  methods: ['GET', 'HEAD'],
}));
