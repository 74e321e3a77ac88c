import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { createLongPool } from '../../persistence/data-source.js';
import { Heartbeat } from '../../persistence/heartbeat.js';
import { eventually } from '../eventually.js';
import { cloneDatabase, type ClonedDatabase } from '../test-cluster.js';

/** Blocks the event loop of this process. */
function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a heartbeat while the event loop is blocked', () => {
  let test: ClonedDatabase;
  beforeAll(async () => {
    test = await cloneDatabase('migrated');
  });
  afterAll(() => test.drop());

  it.each([1200, 1500, 2000])(
    'for %i ms keeps the connections, and the database is available',
    async (ms) => {
      const pool = createLongPool(test.url, () => undefined);
      const heartbeat = new Heartbeat(test.url, [pool]);
      const client = await pool.connect();
      const { query } = Client.prototype;
      const probed = new Promise<void>((resolve) => {
        Client.prototype.query = function (this: Client, text: string) {
          Client.prototype.query = query;
          const answer = this.query(text);
          blockFor(ms);
          void answer.catch(() => undefined).finally(resolve);
          return answer;
        } as typeof query;
      });
      heartbeat.start();
      await probed;
      // The decision falls after 300 ms in which nothing arrives.
      await sleep(400);
      expect(heartbeat.answers()).toBe(true);
      expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      client.release();
      await heartbeat.stop();
      await pool.end();
    },
  );
});

describe('a heartbeat without an answer', () => {
  let test: ClonedDatabase;
  beforeAll(async () => {
    test = await cloneDatabase('migrated');
  });
  afterAll(() => test.drop());

  /** Sends the probes as statements that take longer than a probe may, and returns when the second one is sent. */
  async function probeTwice(heartbeat: Heartbeat): Promise<void> {
    const { query } = Client.prototype;
    let probes = 0;
    await new Promise<void>((resolve) => {
      Client.prototype.query = function (this: Client, text: unknown) {
        if (text !== 'SELECT 1') return (query as (text: unknown) => unknown).call(this, text);
        probes += 1;
        if (probes === 2) resolve();
        return this.query('SELECT pg_sleep(3)');
      } as typeof query;
      heartbeat.start();
    });
    Client.prototype.query = query;
  }

  it('keeps the connections of a database that answers other statements', async () => {
    const pool = createLongPool(test.url, () => undefined);
    const heartbeat = new Heartbeat(test.url, [pool]);
    const client = await pool.connect();
    const probed = new AbortController();
    const statements = (async () => {
      while (!probed.signal.aborted) await client.query('SELECT pg_sleep(0.05)');
    })();
    await probeTwice(heartbeat);
    expect(heartbeat.answers()).toBe(true);
    probed.abort();
    await statements;
    client.release();
    await heartbeat.stop();
    await pool.end();
  });

  it('closes the connections of a database that sends nothing', async () => {
    const pool = createLongPool(test.url, () => undefined);
    const heartbeat = new Heartbeat(test.url, [pool]);
    const client = await pool.connect();
    client.on('error', () => undefined);
    const statement = client.query('SELECT pg_sleep(30)').then(
      () => 'answered',
      () => 'failed',
    );
    await probeTwice(heartbeat);
    expect(heartbeat.answers()).toBe(false);
    expect(await statement).toBe('failed');
    client.release(true);
    await heartbeat.stop();
    await pool.end();
  });

  it('keeps the connections of a database that refuses its probes', async () => {
    const pool = createLongPool(test.url, () => undefined);
    const unknown = new URL(test.url);
    unknown.pathname = '/no_such_database';
    const heartbeat = new Heartbeat(unknown.href, [pool]);
    const client = await pool.connect();
    heartbeat.start();
    await eventually(() => !heartbeat.answers());
    await sleep(400);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release();
    await heartbeat.stop();
    await pool.end();
  });
});

it('closes a connection that is established only after it has stopped', async () => {
  const test = await cloneDatabase('migrated');
  const database = new URL(test.url);
  const proxy = createServer().listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(test.url);
  url.port = String((proxy.address() as AddressInfo).port);
  const heartbeat = new Heartbeat(url.href, []);
  heartbeat.start();
  const [near] = (await once(proxy, 'connection')) as [Socket];
  await heartbeat.stop();
  const far = connect(Number(database.port), database.hostname);
  near.pipe(far).pipe(near);
  await once(near, 'close');
  proxy.close();
  await test.drop();
});
