import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { freePort } from '../persistence/embedded-server.js';
import { poolerConnectQuery } from '../persistence/pooled-connections.js';

/**
 * Starts a PgBouncer in transaction mode in front of a database. Unless `pooling` says otherwise, it lends five
 * connections, fewer than the pool of a server asks for, so that transactions of one client really change connections.
 * Needs `pgbouncer` of Debian.
 */
export async function startPgBouncer(
  databaseUrl: string,
  connectQuery = poolerConnectQuery,
  pooling = 'default_pool_size = 5\n',
) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'atlas-pgbouncer-'));
  const listenPort = await freePort();
  const target = `host=${hostname} port=${port} user=${username} password=${password}`;
  const file = join(folder, 'pgbouncer.ini');
  const settings = `[databases]
${pathname.slice(1)} = ${target} connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
${pooling}`;
  await writeFile(file, settings, { mode: 0o644 });
  // PgBouncer refuses to run as root, and then reads its file as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', [...asOther, '-q', file], { stdio: 'ignore' });
  const ended = once(child, 'close');
  const url = `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
  await reach(url);
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

async function reach(url: string): Promise<void> {
  for (const end = Date.now() + 10_000; ;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
