import {
  type AtlasProcess,
  cleanUp,
  databaseProcess,
  initialisedDataDir,
  startAtlas,
} from './atlas-process.js';
import { queryEmbedded } from './embedded-query.js';

afterEach(cleanUp);

const noteIn = (dataDir: string): Promise<unknown[]> => queryEmbedded(dataDir, 'SELECT text FROM note');

async function startWithNote(dataDir: string): Promise<AtlasProcess> {
  const atlas = await startAtlas({ dataDir });
  await atlas.ready();
  await queryEmbedded(dataDir, `CREATE TABLE note AS SELECT 'kept' AS text`);
  return atlas;
}

test('a second start is fast and finds the data of the first', async () => {
  const dataDir = await initialisedDataDir();
  const first = await startWithNote(dataDir);
  first.child.kill('SIGTERM');
  await first.ended;

  const started = Date.now();
  await (await startAtlas({ dataDir })).ready();
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(await noteIn(dataDir)).toEqual([{ text: 'kept' }]);
});

test('a second start on the same data folder is rejected with a message, and the first continues', async () => {
  const dataDir = await initialisedDataDir();
  const first = await startAtlas({ dataDir });
  const address = await first.ready();
  const second = await startAtlas({ dataDir });

  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `Autoimmune Atlas did not start: The data folder ${dataDir} is already in use by ` +
      `a running Autoimmune Atlas (process ${first.child.pid}).`,
  );
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('after kill -9 of the server the next start uses its running database, with all data', async () => {
  const dataDir = await initialisedDataDir();
  const first = await startWithNote(dataDir);
  first.child.kill('SIGKILL');
  await first.ended;
  const orphan = databaseProcess(dataDir);

  const second = await startAtlas({ dataDir });
  const address = await second.ready();
  expect(orphan).toBeDefined();
  expect(databaseProcess(dataDir)).toBe(orphan);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await noteIn(dataDir)).toEqual([{ text: 'kept' }]);

  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

test('after kill -9 of the server and its database the next start recovers all data', async () => {
  const dataDir = await initialisedDataDir();
  const first = await startWithNote(dataDir);
  first.child.kill('SIGKILL');
  process.kill(databaseProcess(dataDir)!, 'SIGKILL');
  await first.ended;

  await (await startAtlas({ dataDir })).ready();
  expect(await noteIn(dataDir)).toEqual([{ text: 'kept' }]);
});
