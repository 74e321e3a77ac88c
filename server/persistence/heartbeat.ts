import { setImmediate as socketsRead, setTimeout as sleep } from 'node:timers/promises';

import { Client, type ClientBase, type Pool } from 'pg';

import { bytesReadFrom, closeAbruptly } from './connection.js';

/**
 * The pause between two probes, the maximum time for an answer, and the time after that in which nothing arrives from a
 * database that hangs, in milliseconds. So a request waits 1.7 s at most.
 */
const pauseMs = 300;
const limitMs = 1100;
const silenceMs = 300;
/**
 * A probe that fails sooner than its limit by more than this, in milliseconds, was refused: timers may fire a little
 * early. One that fails later by more shows that this process was blocked, not the database.
 */
const toleranceMs = 250;

/**
 * Probes the database repeatedly on its own connection. A database that hangs, because its processes are stopped or the
 * network drops packets, refuses nothing; without this class, requests would wait as long as it hangs. When it neither
 * answers in time nor sends anything to other connections, as on a busy machine, all connections of the pools are
 * closed, so that everything that waits on them fails at once.
 */
export class Heartbeat {
  private readonly clients = new Set<ClientBase>();
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private answered = true;

  constructor(
    private readonly url: string,
    pools: readonly Pool[],
  ) {
    for (const pool of pools) {
      pool.on('acquire', (client) => this.clients.add(client));
      pool.on('remove', (client) => this.clients.delete(client));
    }
  }

  /** Whether the database answered the last probe. */
  answers(): boolean {
    return this.answered;
  }

  /** Probes after a pause, and again after each probe, until `stop`. */
  start(): void {
    this.timer = setTimeout(() => {
      void this.beat().finally(() => {
        if (!this.stopped) this.start();
      });
    }, pauseMs).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async beat(): Promise<void> {
    const started = performance.now();
    try {
      this.client ??= await this.connect();
      await this.client.query('SELECT 1');
      this.answered = true;
    } catch {
      const overLimitMs = performance.now() - started - limitMs;
      const isRefused = overLimitMs < -toleranceMs;
      const clients = [...this.clients];
      const isHung = !isRefused && overLimitMs <= toleranceMs && (await this.isSilent(clients));
      if (this.client !== undefined) closeAbruptly(this.client);
      this.client = undefined;
      if (this.stopped || !(isHung || isRefused)) return;
      this.answered = false;
      // Connections that are open when a probe is refused either work or have failed by themselves.
      if (isHung) clients.forEach(closeAbruptly);
    }
  }

  /**
   * Whether none of the connections receives anything for a while, that of the probe included. Timers run before
   * sockets are read, so after a busy moment of this process the answer of the probe may have arrived without having
   * been read.
   */
  private async isSilent(clients: readonly ClientBase[]): Promise<boolean> {
    const watched = this.client === undefined ? clients : [...clients, this.client];
    const before = watched.map(bytesReadFrom);
    await sleep(silenceMs, undefined, { ref: false });
    await socketsRead();
    return watched.every((client, index) => bytesReadFrom(client) === before[index]);
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
    });
    // A connection that was lost between two probes proves nothing: the next probe uses a new connection.
    const forget = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget).on('end', forget);
    await client.connect();
    if (!this.stopped) return client;
    await client.end();
    throw new Error('stopped while connecting');
  }
}
