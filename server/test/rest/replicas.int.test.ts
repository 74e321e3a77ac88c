import { signUp } from '../accounts/account-client.js';
import { eventually } from '../eventually.js';
import { type ClusterNode, startReplicatedCluster } from '../replicated-cluster.js';
import { type EditingClient, startEditingClient } from './editing-client.js';

describe('with two read replicas', () => {
  let cluster: Awaited<ReturnType<typeof startReplicatedCluster>>;
  let atlas: EditingClient;
  let first: ClusterNode;
  let addresses = 0;
  beforeAll(async () => {
    cluster = await startReplicatedCluster(2);
    const { primary, replicas } = cluster;
    first = replicas[0] ?? primary;
    atlas = await startEditingClient({
      databaseUrl: primary.url,
      // The primary is no replica of itself: it must never serve in that role.
      databaseReplicaUrls: [...replicas, primary].map(({ url }) => url),
      trustProxy: true,
    });
    await atlas.make({ disease: 'Afirst' });
    await eventually(async () => (await figures('atlas_replica_up')).join() === '0,1,1');
  }, 120_000);
  afterAll(async () => {
    await atlas.app.close();
    await cluster.close();
  });

  /** An address that has read nothing yet. */
  const newAddress = (): string => `203.0.${String((addresses += 1) % 250)}.${String(addresses % 199)}`;

  /** The values of a metric, in ascending order. */
  async function figures(name: string): Promise<number[]> {
    const text = await (await atlas.app.fetch('/metrics')).text();
    const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
    return lines.map((line) => Number(line.split(' ').at(-1))).sort((a, b) => a - b);
  }

  async function readsOf({ name }: { readonly name: string }): Promise<number> {
    const text = await (await atlas.app.fetch('/metrics')).text();
    const line = text.split('\n').find((one) => one.startsWith(`atlas_reads_total{target="${name}"}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  }

  const get = (path: string, address: string, headers: Record<string, string> = {}) =>
    atlas.app.call('GET', path, { headers: { 'x-forwarded-for': address, ...headers } });

  /** Whether an address sees an entry in a list that no cache has. */
  async function sees(disease: string, address: string, headers?: Record<string, string>): Promise<boolean> {
    const { status, body } = await get(`/api/disease?disease=${disease}`, address, headers);
    expect(status).toBe(200);
    return body.data.length === 1;
  }

  async function seesByGraphql(disease: string, address: string): Promise<boolean> {
    const query = `{ entries(search: "${disease}", field: disease) { items { id } } }`;
    const headers = { 'x-forwarded-for': address };
    const { body } = await atlas.app.call('POST', '/graphql', { headers, body: { query } });
    return body.data.entries.items.length === 1;
  }

  const signedIn = () => ({ authorization: `Bearer ${atlas.editor.token}` });
  const pauseAll = () => Promise.all(cluster.replicas.map(({ run }) => run('SELECT pg_wal_replay_pause()')));
  const resumeAll = async () => {
    await Promise.all(cluster.replicas.map(({ run }) => run('SELECT pg_wal_replay_resume()')));
    await eventually(async () => (await figures('atlas_replica_up')).join() === '0,1,1');
  };

  it('reads of visitors go to them in turn, and never to a server that is no standby', async () => {
    const [a, b] = cluster.replicas;
    const before = [await readsOf(a ?? first), await readsOf(b ?? first)];
    const primaryBefore = await readsOf({ name: 'primary' });
    for (let count = 0; count < 12; count += 1) expect(await sees('Afirst', newAddress())).toBe(true);
    const after = [await readsOf(a ?? first), await readsOf(b ?? first)];
    expect(Math.min(...after.map((number, at) => number - (before[at] ?? 0)))).toBeGreaterThanOrEqual(3);
    expect(await figures('atlas_replica_is_primary')).toEqual([0, 0, 1]);
    expect(await readsOf({ name: 'primary' })).toBe(primaryBefore);
    expect(await readsOf(cluster.primary)).toBe(0);
  });

  it('a user reads their own write while the replicas lag, and visitors read an older state', async () => {
    await pauseAll();
    await atlas.make({ disease: 'Bown' });
    expect(await sees('Bown', newAddress(), signedIn())).toBe(true);
    expect(await sees('Bown', newAddress())).toBe(false);
    expect(await seesByGraphql('Bown', newAddress())).toBe(false);
    await resumeAll();
    await eventually(() => seesByGraphql('Bown', newAddress()));
    await eventually(() => sees('Bown', newAddress()));
  });

  it('nobody goes back in time: who was shown the primary keeps to what has replayed it', async () => {
    await pauseAll();
    await atlas.make({ disease: 'Cback' });
    const exported = newAddress();
    const ofMeasures = newAddress();
    const rows = await get('/api/disease/export/data?disease=Cback', exported);
    expect(rows.body.data).toHaveLength(1);
    expect(await sees('Cback', exported)).toBe(true);
    expect(await seesByGraphql('Cback', exported)).toBe(true);
    expect((await get('/api/disease/AIA0000001/measures', ofMeasures)).status).toBe(200);
    expect(await sees('Cback', ofMeasures)).toBe(true);
    const ofLongPage = newAddress();
    expect((await get('/api/disease?disease=Cback&limit=2000', ofLongPage)).body.data).toHaveLength(1);
    expect(await sees('Cback', ofLongPage)).toBe(true);
    expect(await sees('Cback', newAddress())).toBe(false);
    await resumeAll();
  });

  it('nobody goes back in time from a replica that is ahead to one that lags', async () => {
    await first.run('SELECT pg_wal_replay_pause()');
    await atlas.make({ disease: 'Dahead' });
    const seen = new Map(Array.from({ length: 7 }, () => [newAddress(), false]));
    while ([...seen.values()].includes(false)) {
      for (const [address, before] of seen) {
        const now = await sees('Dahead', address);
        expect([before, now]).not.toEqual([true, false]);
        seen.set(address, now);
      }
    }
    await resumeAll();
  });

  it('a user who writes and reads in turn always reads the last write', async () => {
    const other = await signUp(atlas, 'Another curator');
    const headers = { authorization: `Bearer ${other.token}` };
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const disease = `Gturn${String(number)}`;
      await atlas.make({ disease });
      expect(await sees(disease, newAddress(), headers)).toBe(true);
    }
  });

  it('a replica that is over 5 s behind serves nothing until it has caught up', async () => {
    await pauseAll();
    await atlas.make({ disease: 'Elate' });
    await eventually(async () => (await figures('atlas_replica_up')).join() === '0,0,0');
    expect((await figures('atlas_replica_lag_seconds')).every((lag) => lag > 5)).toBe(true);
    expect(await sees('Elate', newAddress())).toBe(true);
    await resumeAll();
    expect((await figures('atlas_replica_lag_seconds')).every((lag) => lag <= 5)).toBe(true);
  }, 60_000);

  it('without replicas the primary serves all, and /readyz stays; one that is back serves again', async () => {
    await Promise.all(cluster.replicas.map((replica) => replica.stop()));
    const fetched = await Promise.all(Array.from({ length: 10 }, () => sees('Afirst', newAddress())));
    expect(fetched).not.toContain(false);
    expect((await atlas.app.fetch('/readyz')).status).toBe(200);
    await eventually(async () => (await figures('atlas_replica_up')).join() === '0,0,0');
    expect(await sees('Afirst', newAddress())).toBe(true);
    await Promise.all(cluster.replicas.map((replica) => replica.start()));
    await eventually(async () => (await figures('atlas_replica_up')).join() === '0,1,1');
  }, 60_000);

  it('a statement that a replica cannot answer goes to the primary', async () => {
    const before = await readsOf({ name: 'primary' });
    await atlas.make({ disease: 'Fold' });
    await eventually(() => sees('Fold', newAddress()));
    await Promise.all(cluster.replicas.map((replica) => replica.stop()));
    // They count as there until the next probe: the statement itself fails.
    expect(await sees('Fold', newAddress())).toBe(true);
    await Promise.all(cluster.replicas.map((replica) => replica.start()));
    await eventually(async () => (await figures('atlas_replica_up')).join() === '0,1,1');
    expect(await readsOf({ name: 'primary' })).toBeGreaterThanOrEqual(before);
  }, 60_000);

  it('visitors go on reading while the primary is away', async () => {
    const visitor = newAddress();
    expect(await sees('Afirst', visitor)).toBe(true);
    await eventually(() => sees('Fold', visitor));
    await cluster.primary.stop();
    const readiness = async () => (await (await atlas.app.fetch('/readyz')).json()) as { status: string };
    await eventually(async () => (await readiness()).status === 'reads-only');
    expect(await sees('Fold', visitor)).toBe(true);
    expect(await seesByGraphql('Fold', newAddress())).toBe(true);
    expect((await get('/api/users', newAddress(), signedIn())).status).toBe(503);
    await cluster.primary.start();
    await eventually(async () => (await readiness()).status === 'ready');
  }, 60_000);
});
