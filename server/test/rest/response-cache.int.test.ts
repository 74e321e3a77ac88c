import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import type { Answer } from '../call-api.js';
import { eventually } from '../eventually.js';
import { startTestApp, type TestApp } from '../start-test-app.js';
import { type EditingClient, startEditingClient } from './editing-client.js';
import { withdrawVersion } from './withdraw-version.js';

describe('cached responses, with two instances on one database', () => {
  let first: EditingClient;
  let second: TestApp;
  beforeAll(async () => {
    first = await startEditingClient({ seed: 'starter' });
    second = await startTestApp({ databaseUrl: first.app.databaseUrl });
  });
  afterAll(async () => {
    await second.close();
    await first.app.close();
  });

  const list = '/api/disease?limit=1';
  const totalOf = async (app: TestApp, headers: Record<string, string> = {}): Promise<number> => {
    const answer = await app.fetch(list, { headers });
    return Number(answer.headers.get('x-total-count'));
  };

  it('a repeated request gets the same answer', async () => {
    const before = await totalOf(first.app);
    const [one, two] = [await first.app.fetch(list), await first.app.fetch(list)];
    expect(await one.text()).toBe(await two.text());
    expect(Object.fromEntries(two.headers)).toMatchObject({
      etag: one.headers.get('etag'),
      'x-total-count': String(before),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('a visitor of the other instance sees a write after 100 ms, its author at once', async () => {
    const authorization = `Bearer ${first.editor.token}`;
    for (let round = 0; round < 10; round += 1) {
      const before = await totalOf(second);
      await totalOf(second, { authorization });
      await first.make({ disease: `Kept ${String(round)}` });
      expect(await totalOf(first.app)).toBe(before + 1);
      expect(await totalOf(second, { authorization })).toBe(before + 1);
      await sleep(100);
      expect(await totalOf(second)).toBe(before + 1);
    }
  });

  it('an answer that a write overtook is not confirmed as current afterwards', async () => {
    const path = '/api/disease?autoantibodyClass=anca&limit=2';
    const client = new Client({ connectionString: first.app.databaseUrl });
    await client.connect();
    // The class is looked up before all classes are deleted, its entries are read afterwards.
    await client.query('BEGIN; LOCK TABLE entry_index IN ACCESS EXCLUSIVE MODE');
    const overtaken = first.app.fetch(path);
    await eventually(async () => {
      const { rowCount } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) > 0;
    });
    await client.query(`UPDATE vocabulary_terms SET deleted_at = now() WHERE is_class;
      UPDATE vocabulary_state SET version = version + 1; UPDATE entry_totals SET version = version + 1; COMMIT`);
    await client.end();
    const before = await overtaken;
    await sleep(100);
    const headers = { 'if-none-match': before.headers.get('etag') ?? '' };
    const after = await first.app.fetch(path, { headers });
    const totals = [before, after].map((answer) => Number(answer.headers.get('x-total-count')));
    expect([after.status, ...totals]).toEqual([200, 12, 0]);
  });

  const ask = async (query: string, token?: string): Promise<Answer> => {
    const { body } = await first.call('POST', '/graphql', { query }, token);
    return body.data;
  };

  it('a repeated GraphQL query shows every write at once', async () => {
    const query = '{ entries(limit: 1) { pagination { total } items { relatedEntries(limit: 1) { id } } } }';
    const total = await totalOf(first.app);
    const once = await ask(query);
    expect(once.entries.pagination.total).toBe(total);
    expect(await ask(query)).toEqual(once);
    await first.make();
    expect((await ask(query)).entries.pagination.total).toBe(total + 1);
  });

  it('a GraphQL query about the caller is answered for each caller', async () => {
    const query = '{ me { id } entries { pagination { total } } }';
    const { editor, adminToken } = first;
    expect((await ask(query, editor.token)).me.id).toBe(editor.id);
    expect((await ask(query, adminToken)).me.id).not.toBe(editor.id);
    expect((await ask(query, editor.token)).me.id).toBe(editor.id);
  });

  it('a version is gone as soon as it is withdrawn, although the data version stays', async () => {
    const { _id, accession } = await first.make();
    await first.send('PUT', `/api/disease/${_id}`, { body: { epitope: 'Another' } });
    const path = restPaths.entryVersion.replace('{accession}', accession).replace('{version}', '1');
    expect((await first.app.fetch(path)).status).toBe(200);
    await withdrawVersion(first.app, accession, 1);
    expect((await first.app.fetch(path)).status).toBe(410);
  });

  it.each(['br', 'gzip'])('cached responses are compressed as %s', async (encoding) => {
    const plain = await first.app.fetch('/api/disease', { headers: { 'accept-encoding': 'identity' } });
    const text = await plain.text();
    for (let round = 0; round < 2; round += 1) {
      const answer = await first.app.fetch('/api/disease', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(text);
    }
  });
});
