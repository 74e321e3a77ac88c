import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';

import Fastify from 'fastify';
import { pino } from 'pino';

import { limitPipelining } from './connections.js';
import { errorHandler } from './error-handler.js';

/** Sends requests at once on one connection. Returns what it answered, how many were read, and how many served. */
async function send(count: number): Promise<{ answered: string; read: number; served: number }> {
  let read = 0;
  let served = 0;
  const app = Fastify();
  app.addHook('onRequest', (_request, _reply, done) => {
    read += 1;
    done();
  });
  limitPipelining(app);
  app.setErrorHandler(errorHandler(pino({ level: 'silent' })));
  app.get('/', async () => {
    served += 1;
    await nextIteration();
    return 'served';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n';
  socket.write(`${request}\r\n`.repeat(count - 1) + `${request}Connection: close\r\n\r\n`);
  let answered = '';
  try {
    for await (const chunk of socket) answered += String(chunk);
  } catch {
    // A connection that is closed before all is read is reset.
  }
  await app.close();
  return { answered, read, served };
}

const statusesIn = (answered: string): string[] =>
  Array.from(answered.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status = '']) => status);

const hundredTimes = Array<string>(100).fill('200');

test('a hundred requests at once on one connection are answered', async () => {
  const { answered } = await send(100);
  expect(statusesIn(answered)).toEqual(hundredTimes);
});

test('more requests at once on one connection are refused, and the connection is closed', async () => {
  const { answered } = await send(150);
  expect(statusesIn(answered)).toEqual([...hundredTimes, '429']);
  expect(answered).toContain('RATE_LIMITED');
  expect(answered.toLowerCase()).toContain('retry-after: 1');
  expect(answered.toLowerCase()).toContain('connection: close');
});

test('of tens of thousands of requests at once on one connection, few are read', async () => {
  const { read, served } = await send(50_000);
  expect(served).toBe(100);
  expect(read).toBeLessThan(10_000);
});
