/**
 * One run of `npm test`: creates a temporary folder for all files of its processes, and stops these processes when the
 * run ends for any reason.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { testEnvironment } from './test-environment.mjs';

/** Grace period in milliseconds before processes are killed. */
const grace = 1000;

export function startTestRun(onStopped) {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-tests-'));
  // A test starts the server as another user, whose data folder is in it.
  chmodSync(folder, 0o711);
  const children = new Set();
  let stopped = false;

  async function end() {
    for (const child of children) signalGroup(child.pid, 'SIGTERM');
    if (children.size > 0) await sleep(grace);
    for (const signal of ['SIGQUIT', 'SIGKILL']) {
      const left = processesIn(folder);
      for (const pid of left) signalOne(pid, signal);
      if (left.length > 0) await sleep(grace);
    }
    rmSync(folder, { recursive: true, force: true });
  }

  function stop(reason) {
    if (stopped) return;
    stopped = true;
    void end().then(() => onStopped(reason));
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  // npm runs this in a shell that a signal ends without forwarding it.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop('the end of its parent process'), grace).unref();

  return {
    end,
    isStopped: () => stopped,
    /** Options of the child processes: a process group each, so that their own children are stopped with them. */
    options: {
      detached: true,
      env: testEnvironment({ ...process.env, TMPDIR: folder }),
      onStart: (child) => {
        children.add(child);
        child.once('close', () => children.delete(child));
      },
    },
  };
}

function signalGroup(pid, signal) {
  signalOne(process.platform === 'win32' ? pid : -pid, signal);
}

function signalOne(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended.
  }
}

/** Processes that contain the folder in their command or environment: servers, databases, browsers. Linux only. */
function processesIn(folder) {
  const ids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return ids.map(Number).filter((pid) => pid !== process.pid && mentions(pid, folder));
}

function mentions(pid, folder) {
  try {
    return ['cmdline', 'environ'].some((file) =>
      readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder),
    );
  } catch {
    return false;
  }
}
