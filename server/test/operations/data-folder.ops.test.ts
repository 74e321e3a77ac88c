import {
  type AtlasProcess,
  cleanUp,
  databaseProcess,
  initialisedDataDir,
  startAtlas,
} from './atlas-process.js';
import { queryEmbedded } from './embedded-query.js';

// One data folder through several starts; each test begins with the server that the one before left running.
let dataDir: string;
let running: AtlasProcess;
let address: string;

async function start(): Promise<void> {
  running = await startAtlas({ dataDir });
  address = await running.ready();
}

async function expectNote(): Promise<void> {
  expect(await queryEmbedded(dataDir, 'SELECT text FROM note')).toEqual([{ text: 'kept' }]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
}

beforeAll(async () => {
  dataDir = await initialisedDataDir();
  await start();
  await queryEmbedded(dataDir, `CREATE TABLE note AS SELECT 'kept' AS text`);
});
afterAll(cleanUp);

test('a second start on the same data folder is rejected with a message, and the first continues', async () => {
  const second = await startAtlas({ dataDir });

  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `Autoimmune Atlas did not start: The data folder ${dataDir} is already in use by ` +
      `a running Autoimmune Atlas (process ${running.child.pid}).`,
  );
  await expectNote();
});

test('after kill -9 of the server the next start uses its running database, with all data', async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  const orphan = databaseProcess(dataDir);

  await start();
  expect(orphan).toBeDefined();
  expect(databaseProcess(dataDir)).toBe(orphan);
  await expectNote();
});

test('a server that uses such a database stops it, and the next start is fast and finds the data', async () => {
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(databaseProcess(dataDir)).toBeUndefined();

  const started = Date.now();
  await start();
  expect(Date.now() - started).toBeLessThan(20_000);
  await expectNote();
});

test('after kill -9 of the server and its database the next start recovers all data', async () => {
  running.child.kill('SIGKILL');
  process.kill(databaseProcess(dataDir)!, 'SIGKILL');
  await running.ended;

  await start();
  await expectNote();
});
