import { setImmediate } from 'node:timers/promises';

import { Client } from 'pg';

import { createLongPool } from '../../persistence/data-source.js';
import { Heartbeat } from '../../persistence/heartbeat.js';
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

  it('keeps the connections open, and treats the database as available', async () => {
    const pool = createLongPool(test.url, () => undefined);
    const heartbeat = new Heartbeat(test.url, [pool]);
    const client = await pool.connect();
    const { query } = Client.prototype;
    const probed = new Promise<void>((resolve) => {
      Client.prototype.query = function (this: Client, text: string) {
        Client.prototype.query = query;
        const answer = this.query(text);
        blockFor(1600);
        void answer.catch(() => undefined).finally(resolve);
        return answer;
      } as typeof query;
    });
    heartbeat.start();
    await probed;
    await setImmediate();
    expect(heartbeat.answers()).toBe(true);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    client.release();
    await heartbeat.stop();
    await pool.end();
  });
});
