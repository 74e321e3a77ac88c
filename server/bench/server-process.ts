import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { serverPaths } from '../../schema/contract/server-paths.js';
import { freePort } from '../persistence/embedded-server.js';
import { projectRoot } from '../project-root.js';
import { onServerCore } from './processor-cores.js';

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Compiled program below the server folder. */
  readonly program: 'main.js' | 'bench/bare-server.js';
  readonly databaseUrl: string;
  readonly logLevel: 'warn' | 'info';
  /** Folder for its log and its optional profile. */
  readonly folder: string;
  readonly name: string;
  readonly profile?: boolean;
  /** Password of the first administrator, which a server creates in a database without accounts. */
  readonly adminPassword: string;
}

/** On an idle machine a server takes a second or two; beside other programs on its core, many times that. */
const startsWithinMs = 60_000;

/** Starts a server with only these settings, regardless of the environment and of `.env` files. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const { program, databaseUrl, logLevel, folder, name } = options;
  const port = await freePort();
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, 'w');
  const profile = options.profile === true ? ['--cpu-prof', '--cpu-prof-name', `${name}.cpuprofile`] : [];
  const script = join(projectRoot(), 'dist/server-build/server', program);
  const [command, args] = onServerCore(process.execPath, [...profile, script]);
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...{ DATABASE_URL: databaseUrl, SEED: 'none', DATA_DIR: folder, ADMIN_PASSWORD: options.adminPassword },
      ...{ HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: logLevel, LOG_FORMAT: 'json' },
      // A layout of the network takes seconds of the processor, which would fall into the rounds of one target.
      ...{ RATE_LIMIT: 'off', LAYOUT_EVERY: 'off' },
    },
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await ready(url, child, logFile);
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function ready(url: string, child: ChildProcess, logFile: string): Promise<void> {
  for (const end = Date.now() + startsWithinMs; Date.now() < end;) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url + serverPaths.readyz).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(50);
  }
  await stop(child);
  const end = readFileSync(logFile, 'utf8').slice(-2000);
  throw new Error(`A server did not start; ${logFile} ends with: ${end || 'nothing'}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
