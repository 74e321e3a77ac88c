import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

/** The folder of the PostgreSQL programs of Debian. */
export const postgresBin = '/usr/lib/postgresql/15/bin';

const needed = [
  { program: '/usr/bin/patroni', debian: 'patroni' },
  { program: '/usr/bin/etcd', debian: 'etcd-server' },
  { program: '/usr/sbin/haproxy', debian: 'haproxy' },
  { program: '/usr/sbin/pgbouncer', debian: 'pgbouncer' },
  { program: join(postgresBin, 'postgres'), debian: 'postgresql-15' },
];

/** The Debian packages that are missing on this machine. */
export function missingPackages(): string[] {
  return needed.filter(({ program }) => !existsSync(program)).map(({ debian }) => debian);
}

/** The beginning of a command that runs as the user postgres: PostgreSQL, and what starts it, refuse to run as root. */
export const asPostgres = (): readonly string[] =>
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--inh-caps=-all']
    : [];

/** A folder for everything that the cluster writes, below the temporary folder of the run. */
export function homeFolder(): string {
  const home = mkdtempSync(join(tmpdir(), 'cluster-'));
  // The user postgres passes through both on the way to its own folders.
  chmodSync(tmpdir(), 0o711);
  chmodSync(home, 0o711);
  return home;
}

/** A folder that the user who runs the cluster may write. */
export function ownFolder(...parts: string[]): string {
  const folder = join(...parts);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
    chownSync(folder, uid, gid);
  }
  return folder;
}

/** A program that can be killed and started again. */
export class Program {
  private child: ChildProcess | undefined;

  /** The run removes what is left at its end: it finds processes by their temporary folder (tools/test-run.mjs). */
  constructor(
    readonly name: string,
    private readonly home: string,
    private readonly command: readonly string[],
    private readonly options: { env?: NodeJS.ProcessEnv; asPostgres?: boolean } = {},
  ) {}

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error(`${this.name} does not run`);
    return this.child.pid;
  }

  get logFile(): string {
    return join(this.home, `${this.name}.log`);
  }

  start(): void {
    const log = openSync(this.logFile, 'a');
    const { env = {}, asPostgres: steps = false } = this.options;
    const [program = '', ...args] = [...(steps ? asPostgres() : []), ...this.command];
    this.child = spawn(program, args, {
      cwd: steps ? '/' : undefined,
      stdio: ['ignore', log, log],
      detached: true,
      env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`, TMPDIR: tmpdir(), ...env },
    });
    this.child.on('error', (error) => process.stderr.write(`${this.name}: ${error.message}\n`));
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    killProcess(this.pid, signal);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    this.kill('SIGTERM');
    await Promise.race([ended, sleep(15_000)]);
  }
}

/** Sends a signal to the PostgreSQL server of a data folder and all its processes. */
export function signalPostgres(folder: string, signal: NodeJS.Signals): void {
  const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
  for (const one of [pid, ...children.split(/\s+/).filter(Boolean)]) killProcess(Number(one), signal);
}

function killProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Waits until `check` returns something other than `undefined`. Throws after `seconds`. */
export async function waitFor<Result>(
  what: string,
  check: () => Promise<Result | undefined>,
  seconds = 120,
): Promise<Result> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    const result = await check().catch(() => undefined);
    if (result !== undefined) return result;
  }
  throw new Error(`After ${String(seconds)} s still waiting for: ${what}`);
}

/** Runs one statement in a connection of its own. */
export async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    query_timeout: 60_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row & Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
