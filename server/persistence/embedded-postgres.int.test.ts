import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';
import { pino } from 'pino';

import { copyInitialisedCluster } from '../test/initialised-cluster.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

const log = pino({ level: 'silent' });
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function emptyDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'atlas-embedded-'));
  cleanups.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function initialisedDataDir(): Promise<string> {
  const dataDir = emptyDataDir();
  await copyInitialisedCluster(dataDir);
  return dataDir;
}

async function start(
  dataDir: string,
  options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log, ...options });
  cleanups.push(() => server.stop().catch(() => undefined));
  return server;
}

async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0] as T;
  } finally {
    await client.end();
  }
}

const processIdIn = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 20_000; ; await sleep(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

test('a new folder becomes a UTF-8 database that listens on this machine only and requires a password', async () => {
  const dataDir = emptyDataDir();
  const { url, adopted } = await start(dataDir);

  expect(adopted).toBe(false);
  expect(await ask(url, 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
  expect(await ask(url, 'SHOW fsync')).toBe('on');
  expect(await ask(url, "SELECT upper('öβ')")).toBe('ÖΒ');
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password');
});

test('data survives a stop and a start', async () => {
  const dataDir = await initialisedDataDir();
  const first = await start(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();

  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(42);
});

test('pages that were cached before a stop are cached again after the next start', async () => {
  const cachedPages = `SELECT count(*)::integer FROM pg_buffercache
    WHERE relfilenode = pg_relation_filenode('read_before')`;
  const dataDir = await initialisedDataDir();
  const first = await start(dataDir);
  await ask(first.url, 'CREATE EXTENSION pg_buffercache');
  await ask(first.url, "CREATE TABLE read_before AS SELECT repeat('x', 1000) FROM generate_series(1, 100)");
  const before = await ask<number>(first.url, cachedPages);
  await first.stop();

  const second = await start(dataDir);
  await eventually(async () => expect(await ask(second.url, cachedPages)).toBe(before));
  expect(before).toBeGreaterThan(10);
});

test('a second instance on the same folder is rejected with a message, and the first continues', async () => {
  const dataDir = await initialisedDataDir();
  const { url } = await start(dataDir);

  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    `The data folder ${dataDir} is already in use by a running Autoimmune Atlas (process ${process.pid}).`,
  );
  expect(await ask(url, 'SELECT 1')).toBe(1);
});

test('of two instances that start at once on a new folder exactly one succeeds', async () => {
  const dataDir = emptyDataDir();
  const results = await Promise.allSettled([start(dataDir), start(dataDir)]);

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a start removes what one that was killed during the initialization has left, but no fresh draft', async () => {
  const dataDir = await initialisedDataDir();
  const old = join(dataDir, 'postgres.new-01234567');
  const fresh = join(dataDir, 'postgres.new-89abcdef');
  for (const draft of [old, fresh]) mkdirSync(join(draft, 'base'), { recursive: true });
  utimesSync(old, new Date(), new Date(Date.now() - 2 * 3_600_000));
  await start(dataDir);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(fresh)).toBe(true);
});

test('a killed database restarts at the same address with all acknowledged writes', async () => {
  const dataDir = await initialisedDataDir();
  const { url } = await start(dataDir);
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  process.kill(processIdIn(dataDir), 'SIGKILL');

  expect(await eventually(() => ask(url, 'SELECT answer FROM kept'))).toBe(42);
});

test('a postmaster.pid with the id of an unrelated process does not block the start', async () => {
  const dataDir = await initialisedDataDir();
  const first = await start(dataDir);
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const [, ...lines] = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  writeFileSync(pidFile, [process.pid, ...lines].join('\n'), { mode: 0o600 });

  expect(await ask((await start(dataDir)).url, 'SELECT 1')).toBe(1);
});

/**
 * Makes the next start recover until `end` is called: recovery asks the command for archived files, and it answers only
 * then.
 */
async function slowRecovery(dataDir: string): Promise<{ end: () => void }> {
  const { url, stop } = await start(dataDir);
  await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await stop();
  const signal = join(dataDir, 'recovered');
  const command = `until test -e ${signal}; do sleep 0.1; done; false`;
  appendFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), `restore_command = '${command}'\n`);
  writeFileSync(join(dataDir, 'postgres', 'recovery.signal'), '');
  const end = (): void => writeFileSync(signal, '');
  cleanups.push(() => Promise.resolve(end()));
  return { end };
}

/** A log that resolves `line` with its first line. */
function firstLine() {
  let write = (_line: string): void => undefined;
  const line = new Promise<string>((resolve) => (write = resolve));
  return { line, log: pino({ level: 'info' }, { write }) };
}

test('a start waits for a long recovery, and logs that it does', async () => {
  const dataDir = await initialisedDataDir();
  const { end } = await slowRecovery(dataDir);
  const { line, log } = firstLine();
  const recovered = start(dataDir, { log });
  expect(await Promise.race([line, recovered])).toContain('recovers from a crash');
  end();

  expect(await ask((await recovered).url, 'SELECT answer FROM kept')).toBe(42);
});

test('stopping ends the wait for a recovery', async () => {
  const dataDir = await initialisedDataDir();
  await slowRecovery(dataDir);
  const { line, log } = firstLine();
  const stop = new AbortController();
  const recovered = start(dataDir, { log, signal: stop.signal });
  await Promise.race([line, recovered]);
  stop.abort();

  await expect(recovered).rejects.toBe(stop.signal.reason);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('a failed start reports the reason', async () => {
  const dataDir = await initialisedDataDir();
  await (await start(dataDir)).stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9.6\n');

  await expect(start(dataDir)).rejects.toThrow('not compatible');
});

test('a start that cannot create the database stops the server again', async () => {
  const dataDir = await initialisedDataDir();
  const { url, stop } = await start(dataDir);
  const maintenance = url.replace('/atlas?', '/postgres?');
  await ask(maintenance, 'DROP DATABASE atlas');
  await ask(maintenance, 'ALTER DATABASE template1 RENAME TO other');
  await stop();

  await expect(start(dataDir)).rejects.toThrow('template1');
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('an empty password file, as after a full disk, is reported by name before a database is created', async () => {
  const dataDir = emptyDataDir();
  writeFileSync(join(dataDir, 'postgres.password'), '');

  await expect(start(dataDir)).rejects.toThrow(`${join(dataDir, 'postgres.password')} is empty`);
  expect(readdirSync(dataDir)).toEqual(['postgres.password']);
});

test('a missing password file is reported by name', async () => {
  const dataDir = await initialisedDataDir();
  await (await start(dataDir)).stop();
  rmSync(join(dataDir, 'postgres.password'));

  await expect(start(dataDir)).rejects.toThrow(join(dataDir, 'postgres.password'));
});
