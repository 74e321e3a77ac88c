import { Client, type ClientBase, type Pool } from 'pg';

import { bytesReadFrom, closeAbruptly } from './connection.js';

/**
 * The pause between two probes, and the maximum time for an answer, in milliseconds. So a request waits 1.7 s at most.
 */
const pauseMs = 300;
const limitMs = 1400;
/** A database that sent anything on any connection so shortly before the limit, in milliseconds, is only slow. */
const recentMs = 300;
/** A probe that exceeds its limit by more, in milliseconds, shows that this process was blocked, not the database. */
const lateMs = 250;

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
    let early = new Map<ClientBase, number>();
    const sample = setTimeout(() => {
      early = new Map([...this.clients].map((client) => [client, bytesReadFrom(client)]));
    }, limitMs - recentMs);
    try {
      this.client ??= await this.connect();
      await this.client.query('SELECT 1');
      this.answered = true;
    } catch {
      if (this.client !== undefined) closeAbruptly(this.client);
      this.client = undefined;
      if (performance.now() - started > limitMs + lateMs) return;
      if ([...early].some(([client, bytes]) => bytesReadFrom(client) > bytes)) return;
      this.answered = false;
      for (const client of this.clients) closeAbruptly(client);
    } finally {
      clearTimeout(sample);
    }
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
    return client;
  }
}
