import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import { runAdmin } from './admin-process.js';
import { AtlasClient } from './atlas-client.js';
import { cleanUp, databaseProcess, emptyDataDir, initialisedDataDir, startAtlas } from './atlas-process.js';

afterEach(cleanUp);

const password = 'the keys of all the tests';
const email = 'admin@localhost';
const query = '{ entries(limit: 500) { items { id accession version disease autoantibody additional } } }';

/** What both APIs say about all entries. */
async function everything(atlas: AtlasClient): Promise<unknown> {
  return {
    rest: await atlas.good('GET', `${restPaths.exportEntries}?format=csv`),
    graphql: await atlas.good('POST', '/graphql', { body: { query } }),
  };
}

async function started(dataDir: string, token: string | null = null) {
  const process = await startAtlas({ dataDir, env: { ADMIN_PASSWORD: password } });
  const atlas = new AtlasClient();
  atlas.address = await process.ready();
  atlas.token = token;
  const stop = async (): Promise<void> => {
    process.child.kill('SIGTERM');
    await process.ended;
  };
  return { atlas, stop, output: process.output };
}

test('a backup made while the server runs is restored elsewhere: same answers, same sessions', async () => {
  const [from, to] = [await initialisedDataDir(), emptyDataDir()];
  const archive = join(from, 'atlas.zip');
  const first = await started(from);
  await first.atlas.signIn(email, password);
  const made = { disease: 'Made before', autoantibody: 'Anti-before', autoantigen: 'Beforin' };
  await first.atlas.good('POST', restPaths.entries, { body: made });
  const before = await everything(first.atlas);
  const { pagination } = await first.atlas.good('GET', restPaths.entries);
  const count = `${pagination.total} entries, deleted ones included`;

  const written = await runAdmin({ dataDir: from }, 'backup', archive);
  expect(written).toMatchObject({ code: 0, output: expect.stringContaining(count) });
  const refused = await runAdmin({ dataDir: from }, 'restore', archive);
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The database already holds entries'),
  });
  const verified = await runAdmin({ dataDir: from }, 'verify-backup', archive);
  expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('The backup is right') });
  await first.stop();

  const restored = await runAdmin({ dataDir: to, env: { ADMIN_PASSWORD: password } }, 'restore', archive);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`Restored ${count}`) });
  expect([databaseProcess(to), existsSync(join(to, 'jwt.secret'))]).toEqual([undefined, false]);
  await copyFile(join(from, 'jwt.secret'), join(to, 'jwt.secret'));
  const second = await started(to, first.atlas.token);
  expect(second.output()).not.toContain('The first administrator');
  expect(await second.atlas.good('GET', restPaths.profile)).toMatchObject({ user: { email } });
  expect(await everything(second.atlas)).toEqual(before);
});

test('a restore that is stopped leaves no database running, and one that is killed is done again', async () => {
  const [from, to] = [await initialisedDataDir(), await initialisedDataDir()];
  const archive = join(from, 'atlas.zip');
  const first = await started(from);
  const before = await everything(first.atlas);
  await first.stop();
  expect((await runAdmin({ dataDir: from }, 'backup', archive)).code).toBe(0);

  expect(await signalWhileRestoring('SIGTERM', to, archive)).toBe(143);
  expect(databaseProcess(to)).toBeUndefined();
  await signalWhileRestoring('SIGKILL', to, archive);
  const again = await runAdmin({ dataDir: to }, 'restore', archive);
  if (again.code !== 0) expect(again.errors).toContain('The database already holds entries');
  const second = await started(to);
  await second.atlas.signIn(email, password);
  expect(second.atlas.token).toEqual(expect.any(String));
  second.atlas.token = null;
  expect(await everything(second.atlas)).toEqual(before);
});

/** Sends the signal to the restore once it loads entries, and returns its exit code. */
async function signalWhileRestoring(
  signal: NodeJS.Signals,
  dataDir: string,
  archive: string,
): Promise<number | null> {
  const child = spawn(process.execPath, ['dist/server-build/server/admin.js', 'restore', archive], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir },
  });
  child.stderr.on('data', (text: Buffer) => {
    if (text.includes('  entries:')) child.kill(signal);
  });
  const [code] = await once(child, 'close');
  return code;
}
