import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';

/** Number of requests of one connection that may wait for their answers. Browsers and proxies send one at a time. */
const maxUnanswered = 100;

/**
 * Refuses requests that a client sends on one connection without waiting for answers, and closes the connection. Node
 * reads up to 2 MB of them at once, tens of thousands, during which no other client is served.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= maxUnanswered) {
      done();
      return;
    }
    socket.pause();
    reply.header('connection', 'close');
    done(new AppError('RATE_LIMITED', messages.tooManyRequests(1), { retryAfterSeconds: 1 }));
  });
}
