import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

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
