import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';

import Fastify from 'fastify';

import { destroyOnDisconnect } from './destroy-on-disconnect.js';

test('a client that stops reading is disconnected, and the source is closed', async () => {
  const app = Fastify();
  const body = new Readable({ read: () => body.push(Buffer.alloc(1_048_576)) });
  const freed = new Promise((resolve) => body.once('close', resolve));
  app.get('/', (request, reply) => {
    destroyOnDisconnect(body, request, reply, app.log, 20);
    return reply.send(body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await freed;
  socket.resume();
  await ended;
  await app.close();
});
