import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { freePort } from '../../persistence/embedded-server.js';
import { rowsOf } from '../../persistence/with-client.js';
import { projectRoot } from '../../project-root.js';
import {
  cleanUp,
  databaseProcess,
  emptyDataDir,
  initialisedDataDir,
  onCleanUp,
  startAtlas,
  startExternalDatabase,
} from './atlas-process.js';

afterEach(cleanUp);

test('all invalid settings are reported before anything is started', async () => {
  const dataDir = emptyDataDir();
  const atlas = await startAtlas({ dataDir, env: { PORT: 'many', SEED: 'all', LOG_LEVEL: 'loud' } });

  expect(await atlas.ended).toBe(1);
  expect(atlas.output()).toContain('PORT must be a whole number from 0 to 65535 (it is "many")');
  expect(atlas.output()).toContain('SEED must be one of: starter, none (it is "all")');
  expect(atlas.output()).toContain('LOG_LEVEL must be one of:');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('a .env that cannot be read is reported', async () => {
  const folder = emptyDataDir();
  mkdirSync(join(folder, '.env'));
  const program = join(projectRoot(), 'dist/server-build/server/main.js');
  const atlas = await startAtlas({ dataDir: join(folder, 'data'), clone: folder, program });

  expect(await atlas.ended).toBe(1);
  expect(atlas.output()).toContain(
    `${join(folder, '.env')} cannot be read. Give this user access to the file`,
  );
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('DATABASE_URL replaces the embedded database, and that database keeps running after a stop', async () => {
  const external = await startExternalDatabase();
  const dataDir = emptyDataDir();
  const atlas = await startAtlas({ dataDir, env: { DATABASE_URL: external.url } });
  expect((await fetch(`${await atlas.ready()}/readyz`)).status).toBe(200);
  atlas.child.kill('SIGTERM');
  expect(await atlas.ended).toBe(0);

  const tables = await rowsOf(external.url, `SELECT FROM pg_tables WHERE schemaname = 'public'`);
  expect(tables.length).toBeGreaterThan(0);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('an unreachable database is reported, and the start fails', async () => {
  const port = await freePort();
  const env = { DATABASE_URL: `postgres://atlas:hunter2@127.0.0.1:${port}/atlas` };
  const atlas = await startAtlas({ dataDir: await initialisedDataDir(), env });

  expect(await atlas.ended).toBe(1);
  expect(atlas.output()).toContain('the database at DATABASE_URL cannot be used: connect ECONNREFUSED');
  expect(atlas.output()).not.toContain('hunter2');
});

test('a port in use is reported, and the embedded database is stopped', async () => {
  const dataDir = await initialisedDataDir();
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  onCleanUp(() => new Promise((resolve) => other.close(() => resolve())));
  const atlas = await startAtlas({ dataDir, env: { PORT: String(port) } });

  expect(await atlas.ended).toBe(1);
  expect(atlas.output()).toContain(`port ${port} is in use by another program`);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

test.each(['192.0.2.1', 'atlas.invalid'])(
  'HOST=%s, which is not of this machine, is reported',
  async (HOST) => {
    const atlas = await startAtlas({ dataDir: emptyDataDir(), env: { HOST } });

    expect(await atlas.ended).toBe(1);
    expect(atlas.output()).toContain(`HOST must be an address of this machine (it is "${HOST}")`);
  },
);

test('a data folder that cannot be made is reported in one line', async () => {
  const file = join(emptyDataDir(), 'a-file');
  writeFileSync(file, '');
  const atlas = await startAtlas({ dataDir: join(file, 'data') });

  expect(await atlas.ended).toBe(1);
  expect(atlas.output()).toMatch(/did not start: ENOTDIR.*set DATA_DIR to another folder\.\n$/);
});
