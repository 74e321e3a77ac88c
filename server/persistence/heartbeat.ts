import { Client, type ClientBase, type Pool } from 'pg';

/** The pause between two questions, and how long an answer may take, in milliseconds: a request waits 1.5 s at most. */
const pauseMs = 500;
const limitMs = 1000;

/**
 * Asks the database again and again, on a connection of its own, whether it still answers. One that hangs, because its
 * processes are stopped or the network swallows what is sent, refuses nothing: without this, requests would wait for as
 * long as it does. When it does not answer within a second, all connections of the pools are closed, so that
 * whatever waits on them fails at once.
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

  /** Whether the database answered when it was asked last. */
  answers(): boolean {
    return this.answered;
  }

  start(): void {
    this.schedule();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      void this.beat().finally(() => {
        if (!this.stopped) this.schedule();
      });
    }, pauseMs).unref();
  }

  private async beat(): Promise<void> {
    try {
      this.client ??= await this.connect();
      await this.client.query('SELECT 1');
      this.answered = true;
    } catch {
      this.answered = false;
      if (this.client !== undefined) destroy(this.client);
      this.client = undefined;
      for (const client of this.clients) destroy(client);
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
    });
    // A connection that was lost between two questions proves nothing: the next one is asked on a new connection.
    const forget = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget).on('end', forget);
    await client.connect();
    return client;
  }
}

/** Closes the connection without asking the database: what waits on it fails. */
function destroy(client: ClientBase): void {
  if (client instanceof Client) client.connection.stream.destroy();
}
