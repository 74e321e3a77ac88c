import { readdirSync, readFileSync } from 'node:fs';

import { eventually } from '../eventually.js';
import { startImportClient } from '../imports/import-client.js';
import { startTestApp } from '../start-test-app.js';
import { useStarted } from '../use-started.js';

const atlas = useStarted(startTestApp);

const metrics = async (): Promise<string> => (await atlas.fetch('/metrics')).text();

/** The value of a series, or NaN if it is absent. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );

test('the metrics are in the format of Prometheus and say how the database, its pools and queues do', async () => {
  const answer = await atlas.fetch('/metrics');
  const text = await answer.text();

  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(valueOf(text, 'atlas_database_up')).toBe(1);
  expect(valueOf(text, 'atlas_database_connections_max{pool="requests"}')).toBe(20);
  expect(valueOf(text, 'atlas_database_connection_waiters{pool="jobs"}')).toBe(0);
  expect(valueOf(text, 'atlas_queue_length{queue="mails"}')).toBe(0);
  expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  expect(text).not.toContain('atlas_last_backup_timestamp_seconds{');
});

test('queries and mutations are counted apart, with those that failed', async () => {
  const send = (query: string) => atlas.call('POST', '/graphql', { body: { query } });
  await send('{ __typename }');
  await send('mutation { deleteEntry(id: "1", input: { version: 1 }) { id } }');
  await send('{ nothing }');
  const text = await metrics();

  const count = 'atlas_graphql_operation_duration_seconds_count';
  expect(valueOf(text, `${count}{kind="query",errors="no"}`)).toBe(1);
  expect(text).toMatch(new RegExp(`${count}\\{kind="(none|mutation)",errors="yes"\\}`));
});

test('a statistic asked for at two addresses is computed once, which counts as a hit', async () => {
  const path = '/api/disease/statistics/completeness';
  await atlas.fetch(path);
  const hits = valueOf(await metrics(), 'atlas_cache_lookups_total{result="hit"}');
  await atlas.fetch(`${path}?ignored=1`);

  expect(valueOf(await metrics(), 'atlas_cache_lookups_total{result="hit"}')).toBe(hits + 1);
});

test('mails are counted by outcome, and no address is in a label', async () => {
  const body = { email: atlas.administrator.email };
  await atlas.call('POST', '/api/auth/forgot-password', { body });
  let text = '';
  do text = await metrics();
  while (valueOf(text, 'atlas_mails_total{outcome="sent"}') < 1);

  expect(text).not.toContain('@');
});

test('imports and their rows are counted by outcome', async () => {
  const client = await startImportClient({ seed: 'none' });
  const entry = (disease: string) => ({ disease, autoantibody: 'anti-X', autoantigen: 'X', epitope: 'e' });
  await client.bulk({ entries: [entry('A'), entry('B'), { disease: 'C' }] }, {}, 'mode=valid_only');
  await client.bulk({ entries: [{ disease: 'C' }] });
  let text = '';
  await eventually(async () => {
    text = await (await client.app.fetch('/metrics')).text();
    return valueOf(text, 'atlas_imports_total{outcome="refused"}') === 1;
  });

  expect(valueOf(text, 'atlas_imports_total{outcome="done"}')).toBe(1);
  expect(valueOf(text, 'atlas_import_rows_total{outcome="inserted"}')).toBe(2);
  expect(valueOf(text, 'atlas_import_rows_total{outcome="failed"}')).toBe(1);
  await client.app.close();
});

test('the documents, alert rules and dashboard name only metrics that exist, and the documents all', async () => {
  const files = [
    ...readdirSync('docs').map((file) => `docs/${file}`),
    ...readdirSync('deploy/prometheus').map((file) => `deploy/prometheus/${file}`),
  ].filter((file) => /\.\w+$/.test(file));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = [...text.matchAll(/atlas_\w+/g)].map(([name]) => name.replace(/_(bucket|count)$/, ''));
  const existing = [...(await metrics()).matchAll(/^# TYPE (atlas_\w+)/gm)].map(([, name]) => String(name));

  const withReplicas = /^atlas_(replica_\w+|reads_total)$/;
  expect(named.filter((name) => !existing.includes(name) && !withReplicas.test(name))).toEqual([]);
  // The first column of the table shortens some to `…_connections_max`.
  const ends = [...text.matchAll(/…(_\w+)/g)].map(([, end]) => String(end));
  const isNamed = (name: string) => named.includes(name) || ends.some((end) => name.endsWith(end));
  expect(existing.filter((name) => !isNamed(name))).toEqual([]);
});
