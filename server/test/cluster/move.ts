import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { restPaths } from '../../../schema/contract/rest-paths.js';
import { freePort } from '../../persistence/embedded-server.js';
import { runAdmin } from '../operations/admin-process.js';
import { AtlasClient } from '../operations/atlas-client.js';
import { administrator, startServer } from './atlas-servers.js';
import { asPostgres, ownFolder, postgresBin, Program, query, waitFor } from './programs.js';

const graphql = '{ entries(limit: 1000) { items { id accession version disease autoantibody additional } } }';

interface MovedDatabase {
  readonly entries: number;
  /** Whether an Atlas at the address accepts the session of before the move, and says the same about all entries. */
  readonly isSameAt: (address: string) => Promise<boolean>;
}

/**
 * Moves a database as an administrator would. An Atlas starts with its embedded database, somebody signs in and adds an
 * entry. A backup of it is restored into a PostgreSQL server, and a backup of that one into the database at
 * `clusterUrl`. Throws if a step fails or the server in between answers differently.
 */
export async function moveDatabase(home: string, clusterUrl: string): Promise<MovedDatabase> {
  const atlas = new AtlasClient();
  const embedded = await startServer(home, 'embedded', await freePort(), {});
  atlas.address = embedded.address;
  await atlas.signIn(administrator.email, administrator.password);
  const body = { disease: 'Moved disease', autoantibody: 'Anti-moved', autoantigen: 'Movin' };
  await atlas.good('POST', restPaths.entries, { body });
  const before = await everything(atlas);
  const isSameAt = async (address: string): Promise<boolean> => {
    atlas.address = address;
    return isDeepStrictEqual(await everything(atlas), before);
  };
  const { pagination } = await atlas.good('GET', restPaths.entries);
  const own = await startOwnServer(home);
  await moveBackup(home, {}, own.url);
  await embedded.stop();

  const second = await startServer(home, 'own', await freePort(), { DATABASE_URL: own.url });
  if (!(await isSameAt(second.address))) throw new Error('The server in between answers differently.');
  await moveBackup(home, { DATABASE_URL: own.url }, clusterUrl);
  await second.stop();
  await own.stop();
  return { entries: pagination.total, isSameAt };
}

/** The user of the session, and all entries by both APIs. */
async function everything(atlas: AtlasClient): Promise<unknown> {
  return {
    user: await atlas.good('GET', restPaths.profile),
    rest: await atlas.good('GET', `${restPaths.exportEntries}?format=csv`),
    graphql: await atlas.good('POST', '/graphql', { body: { query: graphql } }),
  };
}

/** Writes a backup of the running Atlas with these settings, and restores it into the empty database at `to`. */
async function moveBackup(home: string, from: NodeJS.ProcessEnv, to: string): Promise<void> {
  const archive = join(home, from['DATABASE_URL'] === undefined ? 'embedded.zip' : 'own.zip');
  const dataDir = join(home, 'embedded-data');
  const runs = [
    await runAdmin({ dataDir, env: from }, 'backup', archive),
    // Into a scratch database of the embedded PostgreSQL, whatever version the backup comes from.
    await runAdmin({ dataDir }, 'verify-backup', archive),
    await runAdmin({ dataDir, env: { DATABASE_URL: to } }, 'restore', archive),
  ];
  const failed = runs.find(({ code }) => code !== 0);
  if (failed) throw new Error(`The move to ${to} failed: ${failed.errors}`);
}

/** A PostgreSQL server of Debian with an empty database. */
async function startOwnServer(home: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = join(ownFolder(home, 'own-server'), 'data');
  const port = String(await freePort());
  const [program = '', ...args] = [
    ...asPostgres(),
    ...[join(postgresBin, 'initdb'), '--pgdata', folder, '--username', 'postgres', '--auth', 'trust'],
    ...['--encoding', 'UTF8'],
  ];
  execFileSync(program, args, { cwd: '/', stdio: 'ignore' });
  const command = [join(postgresBin, 'postgres'), '-D', folder, '-p', port, '-c', 'unix_socket_directories='];
  const server = new Program('own-server', home, command, { asPostgres: true });
  server.start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitFor('the server in between', async () =>
    (await query(url, 'SELECT 1')).length === 1 ? true : undefined,
  );
  return { url, stop: () => server.stop() };
}
