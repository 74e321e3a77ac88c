import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';

import Fastify from 'fastify';
import { pino } from 'pino';

import { limits } from '../../../schema/contract/limits.js';
import { eventually } from '../../test/eventually.js';
import { errorHandler } from './error-handler.js';
import { limitArrivingBodies } from './limit-arriving-bodies.js';

/** In bytes, so that a test need not send hundreds of megabytes. */
const most = 3_000_000;
const app = Fastify({ trustProxy: true });
let sockets: Socket[] = [];
beforeAll(async () => {
  limitArrivingBodies(app, most);
  app.setErrorHandler(errorHandler(pino({ level: 'silent' })));
  app.post('/', () => 'read');
  app.post('/imports', { bodyLimit: 100_000_000 }, () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => app.close());

/** Sends the headers of a request with a body, and the body or its beginning. */
function begin(address: string, length: string, body: string, path = '/'): Socket {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const headers = `Host: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n${length}\r\n`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n${body}`);
  return socket;
}
const answerTo = async (address: string, length: string, body: string): Promise<string> => {
  const [answer] = await once(begin(address, length, body), 'data');
  return String(answer);
};

const large = `Content-Length: ${String(limits.jsonBodyBytes)}`;
const text = JSON.stringify('x'.repeat(20_000));
const ended = `Content-Length: ${String(text.length)}`;

/** Begins as many large bodies as an address may. */
const fill = (address: string, length: string): readonly Socket[] =>
  Array.from({ length: 128 }, () => begin(address, length, length === large ? '[' : '1\r\n[\r\n'));

/** Sends a body until its answer has the status: the server may not have noticed the others, or their end, yet. */
const answered = (status: number, address: string): Promise<string> =>
  eventually(async () => {
    const answer = await answerTo(address, ended, text);
    return answer.startsWith(`HTTP/1.1 ${String(status)} `) && answer;
  });

test.each([large, 'Transfer-Encoding: chunked'])(
  'refuses a body while others do not end (%s)',
  async (length) => {
    const begun = fill('192.0.2.1', length);
    const refused = await answered(503, '192.0.2.1');
    expect(refused).toContain('UNAVAILABLE');
    expect(refused.toLowerCase()).toContain('retry-after: 2');
    expect(refused.toLowerCase()).toContain('connection: close');
    expect(await answerTo('192.0.2.1', 'Content-Length: 2', '{}')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await answerTo('192.0.2.2', ended, text)).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of begun) socket.destroy();
    await answered(200, '192.0.2.1');
  },
);

test('what four addresses only announce refuses nobody else', async () => {
  for (const place of [1, 2, 3, 4]) {
    fill(`198.51.100.${String(place)}`, large);
    await answered(503, `198.51.100.${String(place)}`);
  }
  expect(await answerTo('198.51.100.5', ended, text)).toMatch(/^HTTP\/1\.1 200 /);
});

test('what has arrived of all bodies has a limit', async () => {
  const begun = [1, 2, 3, 4].map((place) =>
    begin(`198.51.100.${String(place)}`, large, '1'.repeat(most / 4)),
  );
  const refused = await answered(503, '198.51.100.5');
  expect(refused).toContain('UNAVAILABLE');
  expect(refused.toLowerCase()).toContain('connection: close');
  for (const socket of begun) socket.destroy();
  await answered(200, '198.51.100.5');
});

test('a route that accepts longer bodies counts them in full', async () => {
  begin('192.0.2.3', 'Content-Length: 100000000', '[', '/imports');
  begin('192.0.2.3', 'Content-Length: 34000000', '[', '/imports');
  await answered(200, '192.0.2.3');
  const [refused] = await once(begin('192.0.2.3', 'Content-Length: 34200000', '[', '/imports'), 'data');
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
});

test('bodies that end do not count any more', async () => {
  await answered(200, '203.0.113.1');
  const chunked = `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
  for (let round = 0; round < 3; round += 1) {
    const answers = Array.from({ length: 100 }, () =>
      answerTo('203.0.113.1', 'Transfer-Encoding: chunked', chunked),
    );
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  }
});
