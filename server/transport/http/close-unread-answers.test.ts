import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import Fastify from 'fastify';

import { closeUnreadAnswers } from './connections.js';

test('a client that stops reading a long answer is disconnected, one that reads gets all of it', async () => {
  const app = Fastify();
  closeUnreadAnswers(app, 1000);
  const length = 30_000_000;
  app.get('/', () => Promise.resolve('x'.repeat(length)));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const { port } = app.server.address() as AddressInfo;
  const connection = once(app.server, 'connection');
  const idle = connect(port, '127.0.0.1').pause();
  const [socket] = await connection;
  idle.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'close');
  idle.destroy();

  expect(await (await fetch(address)).text()).toHaveLength(length);
  await app.close();
}, 15_000);
