import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { FolderInUseError } from './embedded-binaries.js';

// Any number works, as long as nothing else locks it in the maintenance database.
const instanceLock = 7_234_001;
const application = 'autoimmune-atlas';

/**
 * Opens the session that makes this process the only user of its data folder: the session holds an advisory lock in the
 * database. A lock file with a process id would outlive `kill -9`, and the id may later belong to another process or to
 * a process in another container. PostgreSQL releases the advisory lock as soon as the socket of the session closes,
 * however this process ends. Calls `onLost` when the database ends the session.
 */
export async function claimInstance(url: string, dataDir: string, onLost: () => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `${application} ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined); // 'end' follows and is handled
  await client.connect();
  if (await tryToLock(client)) return client.on('end', onLost);

  const holder = await holderOfLock(client);
  await client.end();
  throw new FolderInUseError(
    `The data folder ${dataDir} is already in use by a running Autoimmune Atlas (${holder}). ` +
      'Stop that one first, or give this one a folder of its own with DATA_DIR.',
  );
}

/** Tries for a second: PostgreSQL needs a moment to notice that the last holder was killed. */
async function tryToLock(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      instanceLock,
    ]);
    if (rows[0]?.locked) return true;
    await sleep(100);
  }
  return false;
}

async function holderOfLock(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
    [instanceLock],
  );
  return rows[0]?.name.replace(application, 'process') ?? 'unknown process';
}
