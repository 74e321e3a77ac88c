import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { AppError } from '../../errors.js';

/**
 * Closes the server as soon as running requests are answered. By default, Node waits up to a minute for connections
 * that browsers opened in advance and never used.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    done();
  });
}

/** Maximum time in which a client reads nothing of a long answer, in milliseconds; about that of an export. */
const maxIdleMs = 30_000;
/** Shorter answers fit into the buffers of the operating system. In bytes. */
const longAnswer = 65_536;

/** Closes the connection of a client that stops reading a long answer, so that the answer does not stay in memory. */
export function closeUnreadAnswers(app: FastifyInstance, idleMs = maxIdleMs): void {
  app.addHook('onSend', (_request, { raw: { socket } }, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (isWhole && payload.length > longAnswer && socket instanceof Socket) socket.setTimeout(idleMs);
    done(null, payload);
  });
}

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
