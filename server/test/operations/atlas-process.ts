import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';

import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../persistence/embedded-postgres.js';
import { copyInitialisedCluster } from '../initialised-cluster.js';

/** `npm start` as a separate process, as a person would run it. */
export type AtlasProcess = Readonly<{
  child: ChildProcess;
  output: () => string;
  /**
   * The address that it prints when it is ready; rejects with its output if it exits before or is not ready in time.
   */
  ready: () => Promise<string>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}>;

type Options = {
  dataDir: string;
  env?: NodeJS.ProcessEnv;
  asNormalUser?: boolean;
  throughNpm?: boolean;
  /** What to run instead of `npm start`. */
  program?: string;
  /** A clone of the repository with a built server, which is started without a client. */
  clone?: string;
};

const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const cleanups: (() => Promise<void>)[] = [];

/** Stops the processes that the test started, whatever their state, and removes its folders. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

export function onCleanUp(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup);
}

/** A folder that contains only an initialised cluster without databases, so that the next start skips `initdb`. */
export async function initialisedDataDir(parent?: string): Promise<string> {
  const dataDir = emptyDataDir(parent);
  await copyInitialisedCluster(dataDir);
  return dataDir;
}

/** A database that the Atlas does not start itself. */
export async function startExternalDatabase(): Promise<EmbeddedPostgres> {
  const dataDir = await initialisedDataDir();
  const database = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  onCleanUp(() => database.stop());
  return database;
}

/** An empty folder for the next start. */
export function emptyDataDir(parent = tmpdir()): string {
  const dataDir = mkdtempSync(join(parent, 'atlas-operations-'));
  onCleanUp(async () => {
    const pid = databaseProcess(dataDir);
    if (pid) await endProcess(pid);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

/** The process of the embedded database, if it is running. */
export function databaseProcess(dataDir: string): number | undefined {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : undefined;
}

export async function startAtlas(options: Options): Promise<AtlasProcess> {
  const { dataDir, env = {}, asNormalUser = false, throughNpm = false, clone } = options;
  const standard = clone === undefined ? 'tools/start.mjs' : 'dist/server-build/server/main.js';
  const { program = standard } = options;
  const start = throughNpm ? ['npm', 'start'] : [process.execPath, program];
  const [command, ...args] = asNormalUser ? [...steppingDown(dataDir), ...start] : start;
  const child = spawn(command!, args, {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group of its own, so that a test can send it Ctrl-C
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  onCleanUp(async () => {
    endGroup(child);
    await ended;
  });
  return { child, output: () => output, ready: () => readyAddress(() => output, child), ended };
}

/** Kills a program and the processes that it has started; not the embedded database, which has a group of its own. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function readyAddress(output: () => string, child: ChildProcess): Promise<string> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const address = /^Autoimmune Atlas is ready at (\S+)$/m.exec(output())?.[1];
    if (address) return address;
    if (child.exitCode !== null || child.signalCode !== null) break;
  }
  throw new Error(`The Atlas did not become ready. It said:\n${output()}`);
}

/**
 * The command that runs another one as a normal user. Root switches to the user `nobody` if that user can read the
 * repository, and otherwise (a repository in root's home) runs it in a user namespace.
 */
function steppingDown(dataDir: string): string[] {
  if (!isRoot) return [];
  const readable =
    spawnSync(process.execPath, ['tools/check-node.mjs'], { uid: nobody, gid: nobody }).status === 0;
  if (!readable) return ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  chownSync(dataDir, nobody, nobody);
  return ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
}

async function endProcess(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      process.kill(pid, attempt === 0 ? 'SIGQUIT' : 0);
    } catch {
      return;
    }
    await sleep(50);
  }
}
