import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { startStubHost } from '../../test/stub-host.js';

const soon = 5000;

test(
  'an idle connection that was opened in advance does not delay the shutdown',
  async () => {
    const { app } = await startStubHost();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(app.server, 'connection');
    const closed = once(socket, 'close');
    socket.resume();
    await app.close();
    await closed;
  },
  soon,
);

test(
  'a request that runs at shutdown is answered, and its connection is closed',
  async () => {
    let answerNow: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answerNow = resolve));
    let noteCall: () => void = () => undefined;
    const called = new Promise<void>((resolve) => (noteCall = resolve));
    const additionalKeys = async () => {
      noteCall();
      await held;
      return { keys: ['late'], dataVersion: '1' };
    };
    const { app } = await startStubHost({ statistics: { additionalKeys } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const request = get({ port, agent, path: '/api/disease/additional/keys' });
    await called;
    const ended = app.close();
    answerNow();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(JSON.parse(await text(answer))).toMatchObject({ data: ['late'] });
    await ended;
    agent.destroy();
  },
  soon,
);
