import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../../persistence/embedded-server.js';
import { eventually } from '../eventually.js';
import {
  type AtlasProcess,
  cleanUp,
  emptyDataDir,
  onCleanUp,
  startAtlas,
  startExternalDatabase,
} from './atlas-process.js';
import { startBalancer } from './balancer.js';

afterEach(cleanUp);

const secret = 'a secret of tests, at least thirty-two bytes';

test('three servers restart in turn under load, and clients that repeat nothing lose no request', async () => {
  const database = await startExternalDatabase();
  const ports = [await freePort(), await freePort(), await freePort()];
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const start = (port: number): Promise<AtlasProcess> =>
    startAtlas({
      dataDir: emptyDataDir(),
      env: { DATABASE_URL: database.url, JWT_SECRET: secret, PORT: String(port), DRAIN_SECONDS: '1' },
    });
  const servers: AtlasProcess[] = [];
  for (const port of ports) servers.push(await start(port));
  await Promise.all(servers.map((server) => server.ready()));
  const balancer = await startBalancer(addresses);
  onCleanUp(() => balancer.close());
  const isUsed = (address: string) => eventually(() => balancer.uses(address));
  for (const address of addresses) await isUsed(address);

  const load = startLoad(`${balancer.url}/api/disease?limit=1`);
  for (const [place, port] of ports.entries()) {
    servers[place]!.child.kill('SIGTERM');
    expect(await servers[place]!.ended).toBe(0);
    servers[place] = await start(port);
    await servers[place].ready();
    await isUsed(addresses[place]!);
  }
  const { answered, failures } = await load.stop();

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

/** Four clients, each with one request at a time; none repeats a request. */
function startLoad(url: string) {
  let stopping = false;
  let answered = 0;
  const failures: unknown[] = [];
  const clients = Array.from({ length: 4 }, async () => {
    while (!stopping) {
      try {
        const answer = await fetch(url);
        await answer.arrayBuffer();
        if (answer.ok) answered += 1;
        else failures.push(answer.status);
      } catch (error) {
        failures.push(String(error));
      }
      await sleep(5);
    }
  });
  const stop = async () => {
    stopping = true;
    await Promise.all(clients);
    return { answered, failures };
  };
  return { stop };
}
