import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

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
