import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import Fastify, { type FastifyReply } from 'fastify';

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

test('the source is closed, and nothing is watched, for a client that left before it got anything', async () => {
  const watching = jest.spyOn(globalThis, 'setInterval');
  const app = Fastify();
  const body = new Readable({ read: () => body.push(Buffer.alloc(1024)) });
  const freed = new Promise((resolve) => body.once('close', resolve));
  app.get('/', async (request, reply) => {
    socket.destroy();
    await once(reply.raw, 'close');
    destroyOnDisconnect(body, request, reply, app.log);
    return reply.send(body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  watching.mockClear();
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
  await freed;
  expect(watching).not.toHaveBeenCalled();
  watching.mockRestore();
  await app.close();
});

test.each([
  ['a reader that takes a little now and then', 10, true],
  ['a reader on a slow line', 300, false],
])('%s', async (_who, bytesEach, isDisconnected) => {
  const socket = { bytesWritten: 500, writableLength: 16_384, destroy: jest.fn() };
  const raw = Object.assign(new EventEmitter(), { socket, headersSent: true, writableFinished: true });
  const log = { error: jest.fn() };
  // Of 20 ms each: 500 and 15,000 bytes per second.
  const reading = setInterval(() => (socket.bytesWritten += bytesEach), 20);
  destroyOnDisconnect(new Readable(), { id: 'a' }, { raw } as unknown as FastifyReply, log, 20);
  await sleep(300);
  clearInterval(reading);
  raw.emit('close');
  expect(socket.destroy.mock.calls.length > 0).toBe(isDisconnected);
});
