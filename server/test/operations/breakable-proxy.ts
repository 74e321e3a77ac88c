import { connect, createServer, type Socket } from 'node:net';

import { onCleanUp } from './atlas-process.js';

/**
 * How a database is unavailable: no listener on its port, or connections without any answer, as from a stopped process.
 */
type OutageKind = 'gone' | 'silent';

/** A connection to a database that a test can break. */
export interface BreakableProxy {
  readonly url: string;
  readonly disconnect: (away: OutageKind) => Promise<void>;
  readonly reconnect: () => Promise<void>;
  /** The connections that are open now pass nothing any more, as after a firewall has forgotten them. */
  readonly forgetConnections: () => void;
  /** Cuts the connection of the next statement with this text once the database has answered it. */
  readonly loseAnswerTo: (text: string) => void;
}

/** A connection through the proxy. */
interface Route {
  isForgotten: boolean;
  losesAnswer: boolean;
}

/** Starts a proxy that forwards all traffic to and from a database until a test breaks it. */
export async function startBreakableProxy(databaseUrl: string): Promise<BreakableProxy> {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const routes = new Set<Route>();
  let silent = false;
  let lost: string | null = null;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    return socket;
  };
  const pass = (from: Socket, to: Socket, take: (bytes: Buffer) => boolean): void => {
    keep(from).on('data', (bytes: Buffer) => {
      if (!silent && take(bytes)) to.write(bytes);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname);
    const route = { isForgotten: false, losesAnswer: false };
    routes.add(route);
    pass(near, far, (bytes) => {
      if (lost !== null && bytes.includes(lost)) [route.losesAnswer, lost] = [true, null];
      return !route.isForgotten;
    });
    pass(far, near, () => {
      if (route.losesAnswer) near.destroy();
      return !route.isForgotten && !route.losesAnswer;
    });
  });
  const listen = (port: number): Promise<number> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  const closeSockets = (): void => sockets.forEach((socket) => socket.destroy());
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      closeSockets();
    });

  const port = await listen(0);
  onCleanUp(() => (server.listening ? close() : Promise.resolve()));
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    disconnect: async (away) => {
      if (away === 'gone') await close();
      else silent = true;
    },
    reconnect: async () => {
      silent = false;
      if (server.listening) closeSockets();
      else await listen(port);
    },
    forgetConnections: () => routes.forEach((route) => (route.isForgotten = true)),
    loseAnswerTo: (text) => (lost = text),
  };
}
