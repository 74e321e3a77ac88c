import { restPaths } from '../../../schema/contract/rest-paths.js';
import { cleanUp, databaseProcess, emptyDataDir, initialisedDataDir, startAtlas } from './atlas-process.js';

afterEach(cleanUp);

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

test('a first start serves every API on one port, and SIGTERM stops it in time', async () => {
  const dataDir = emptyDataDir();
  const atlas = await startAtlas({ dataDir });
  const address = await atlas.ready();

  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await statusOf(`${address}/healthz`)).toBe(200);
  expect(await statusOf(`${address}/readyz`)).toBe(200);
  expect(await statusOf(`${address}${restPaths.entries}`)).toBe(200);
  expect(await statusOf(`${address}/graphql?query={__typename}`)).toBe(200);
  // The bundler once dropped the check of the address; tests of the source cannot see that.
  const malformed = await fetch(`${address}/entries/%zz`, { headers: { accept: 'text/html' } });
  expect(malformed.status).toBe(400);
  expect(await statusOf(`${address}${restPaths.entries}?disease=%zz`)).toBe(400);

  const asked = Date.now();
  atlas.child.kill('SIGTERM');
  expect(await atlas.ended).toBe(0);
  // An idle server stops within a second; the grace of ten seconds is for running requests.
  expect(Date.now() - asked).toBeLessThan(20_000);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

test('SIGTERM to npm stops the server, with exit code 0', async () => {
  const dataDir = await initialisedDataDir();
  const npm = await startAtlas({ dataDir, throughNpm: true });
  await npm.ready();
  npm.child.kill('SIGTERM');

  expect(await npm.ended).toBe(0);
  expect(npm.output()).toContain('Autoimmune Atlas has stopped.');
  expect(databaseProcess(dataDir)).toBeUndefined();
});

test('Ctrl-C, which signals the whole process group, once and twice, stops the server', async () => {
  const dataDir = await initialisedDataDir();
  const atlas = await startAtlas({ dataDir });
  await atlas.ready();
  process.kill(-atlas.child.pid!, 'SIGINT');
  process.kill(-atlas.child.pid!, 'SIGINT');

  expect(await atlas.ended).toBe(0);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

test('a signal during the start stops the server', async () => {
  const dataDir = emptyDataDir();
  const atlas = await startAtlas({ dataDir });
  while (!atlas.output().includes('Starting the embedded database')) await new Promise(setImmediate);
  atlas.child.kill('SIGTERM');

  expect(await atlas.ended).toBe(0);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

test('a normal user can start the server', async () => {
  const atlas = await startAtlas({ dataDir: emptyDataDir(), asNormalUser: true });

  expect(await statusOf(`${await atlas.ready()}/readyz`)).toBe(200);
});
