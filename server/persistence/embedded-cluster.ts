import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { statsOf } from '../file-stats.js';
import { makeFolder } from '../make-folder.js';
import { loadSecretFile, readSecretFile } from '../secret-file.js';
import { type Binaries, EmbeddedPostgresError, programError } from './embedded-binaries.js';

/** One database cluster on disk. */
export type Cluster = Readonly<{
  /** The data folder of PostgreSQL. */
  folder: string;
  logFile: string;
  /** The kernel holds a lock on this file for the running server; see embedded-server.ts. */
  lockFile: string;
  password: string;
}>;

export const superuser = 'atlas';

const draftSuffix = '.new-';
/** Much longer than a cluster takes to be initialized, in milliseconds. */
const maxDraftMs = 3_600_000;

/** Opens the cluster below the data folder, and creates it on first use. */
export async function openCluster(binaries: Binaries, dataDir: string): Promise<Cluster> {
  await makeFolder(dataDir);
  const home = await realpath(dataDir);
  const passwordFile = join(home, 'postgres.password');
  const cluster = {
    folder: join(home, 'postgres'),
    logFile: join(home, 'postgres.log'),
    lockFile: join(home, 'postgres.lock'),
  };

  if (!existsSync(join(cluster.folder, 'PG_VERSION')))
    await initialize(binaries, cluster.folder, passwordFile);
  await removeOldDrafts(home);
  const password = await readSecretFile(passwordFile);
  if (password === null) {
    throw new EmbeddedPostgresError(
      `The database in ${cluster.folder} is there, but its password file ${passwordFile} is missing or empty. ` +
        'Restore that file, or set DATA_DIR to an empty folder.',
    );
  }
  return { ...cluster, password: password.reveal() };
}

/**
 * Initializes the cluster in a temporary folder next to the final one and then renames it, so that a crash or a second
 * start never finds an incomplete cluster.
 */
async function initialize(binaries: Binaries, folder: string, passwordFile: string): Promise<void> {
  await loadSecretFile(passwordFile);
  const draft = `${folder}${draftSuffix}${randomBytes(4).toString('hex')}`;
  try {
    const { code, output } = await binaries.run('initdb', [
      ...['--pgdata', draft, '--username', superuser, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', ...locale],
    ]);
    if (code !== 0) throw programError(`The database could not be created in ${folder}`, output);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes the folders of starts that were killed before their end, but not that of a start which may still run. */
async function removeOldDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(`postgres${draftSuffix}`)) continue;
    const draft = join(home, name);
    // Another start may just have renamed or removed it.
    const found = await statsOf(draft);
    if (found !== null && Date.now() - found.mtimeMs > maxDraftMs)
      await rm(draft, { recursive: true, force: true });
  }
}

// The C.UTF-8 locale of the C library knows letters beyond ASCII, which text search needs; other systems do not ship
// it.
const locale =
  process.platform === 'linux'
    ? ['--locale', 'C.UTF-8']
    : ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'];
