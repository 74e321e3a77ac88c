import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type { FastifyRequest } from 'fastify';

import { requestScope } from '../request-scope.js';
import { inScope } from './in-scope.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const visitor = { viewer: null, address: '192.0.2.1' } as Parameters<typeof inScope>[1];
const requestOn = (socket: Socket) => ({ raw: { socket } }) as Pick<FastifyRequest, 'raw'>;

test('a promise that was made for a request, and is kept, does not keep the connection', async () => {
  const kept: Promise<string>[] = [];
  async function answer(): Promise<WeakRef<Socket>> {
    const socket = new Socket();
    await inScope(requestOn(socket), visitor, async () => {
      kept.push(sleep(1, 'compressed'));
      await kept[0];
    });
    return new WeakRef(socket);
  }
  const socket = await answer();
  await sleep(5);
  collectGarbage();
  expect(socket.deref()).toBeUndefined();
  expect(await Promise.all(kept)).toEqual(['compressed']);
});

test('work learns that its client has closed the connection', async () => {
  const socket = new Socket();
  const isAborted = () => requestScope.getStore()?.isAborted();
  const seen = await inScope(requestOn(socket), visitor, async () => {
    const before = isAborted();
    socket.destroy();
    return [before, isAborted()];
  });
  expect(seen).toEqual([false, true]);
});
