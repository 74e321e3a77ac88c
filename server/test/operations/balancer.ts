import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { serverPaths } from '../../../schema/contract/server-paths.js';

/** A balancer as in front of several servers: asks each `/readyz`, sends requests in turn, and repeats none. */
interface Balancer {
  readonly url: string;
  /** Whether the server at the address gets requests. */
  readonly uses: (address: string) => boolean;
  readonly close: () => Promise<void>;
}

const probeMs = 50;

/** Starts a balancer over servers that have fixed addresses and may stop and start again. */
export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  let stopped = false;
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const list = [...ready];
    const target = list[(turn += 1) % list.length];
    if (target === undefined) return void outgoing.writeHead(502).end();
    const { method, url = '/', headers } = incoming;
    const onward = request(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  const probing = Promise.all(
    addresses.map(async (address) => {
      while (!stopped) {
        const isReady = await fetch(address + serverPaths.readyz).then(
          ({ ok }) => ok,
          () => false,
        );
        ready[isReady ? 'add' : 'delete'](address);
        await sleep(probeMs);
      }
    }),
  );
  await listen(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uses: (address) => ready.has(address),
    close: async () => {
      stopped = true;
      await probing;
      server.closeAllConnections();
      server.close();
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
