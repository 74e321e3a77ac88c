import { spawnSync } from 'node:child_process';

import { familyOf } from './processor-time.js';

/**
 * Whether servers and database each have a processor core of their own: on Linux with `taskset` and two cores. The
 * benchmark itself, which sends the requests, may use any core.
 */
export const hasOwnCores = spawnSync('taskset', ['-c', '0,1', 'taskset', '-c', '1', 'true']).status === 0;

/** Returns the command that runs a program on the core of the servers. */
export function onServerCore(program: string, args: readonly string[]): [command: string, args: string[]] {
  return hasOwnCores ? ['taskset', ['-c', '0', program, ...args]] : [program, [...args]];
}

/** Moves the database, and all connections to come, to a core of its own. */
export function moveToDatabaseCore(pid: number): void {
  if (!hasOwnCores) return;
  for (const one of familyOf(pid)) spawnSync('taskset', ['-a', '-c', '-p', '1', String(one)]);
}
