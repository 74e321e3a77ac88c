import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import Fastify from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { limitBodies } from './unread-bodies.js';

/**
 * Starts a host with a body timeout in milliseconds and sends it bytes. Returns the answer until it closes. The host
 * answers after `workMs`.
 */
async function answerTo(bytes: string, limitMs: number, workMs = 0): Promise<string> {
  const app = Fastify();
  limitBodies(app, limitMs);
  app.post('/', () => sleep(workMs, { fine: true }));
  app.route({
    method: 'POST',
    url: '/refused',
    onRequest: async (_request, reply) => reply.code(401).send(),
    handler: () => undefined,
  });
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().once('end', () => done(null));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let answered = '';
  for await (const chunk of socket) answered += String(chunk);
  await app.close();
  return answered;
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

test('a body that does not arrive in time is rejected, and its connection closed', async () => {
  const answer = await answerTo(`${head}Content-Length: 100\r\n\r\n{`, 100);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(messages.bodyTooSlow);
  expect(answer.toLowerCase()).toContain('connection: close');
});

test('a form that does not go on is rejected, also before its first part', async () => {
  const form = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n';
  expect(await answerTo(`${form}Content-Length: 100000\r\n\r\n--b`, 100)).toMatch(/^HTTP\/1\.1 408 /);
});

test('after an answer, a body that does not end closes the connection', async () => {
  const bytes = 'GET / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  expect(await answerTo(bytes, 100)).toMatch(/^HTTP\/1\.1 404 /);
});

test('a refusal before the body is read closes the connection, too', async () => {
  const refused = `${head.replace('POST /', 'POST /refused')}Content-Length: 9\r\n\r\n{`;
  expect(await answerTo(refused, 100)).toMatch(/^HTTP\/1\.1 401 /);
});

test('a body that arrives in time is accepted', async () => {
  const answer = await answerTo(`${head}Connection: close\r\nContent-Length: 2\r\n\r\n{}`, 1000);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['', 'Content-Length: 0\r\n', 'Content-Length: 2\r\n'])(
  'the timeout of bodies does not apply to slow responses (%j)',
  async (length) => {
    const body = length.includes('2') ? '{}' : '';
    const bytes = `POST / HTTP/1.1\r\nHost: a\r\n${body && 'Content-Type: application/json\r\n'}Connection: close\r\n`;
    expect(await answerTo(`${bytes}${length}\r\n${body}`, 50, 300)).toMatch(/^HTTP\/1\.1 200 /);
  },
);
