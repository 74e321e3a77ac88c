/** Helpers of the tools: the location of the repository, running a command, and detecting changed files. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export const root = dirname(import.meta.dirname);
export const inRoot = (...parts) => join(root, ...parts);

export function print(text) {
  process.stdout.write(`${text}\n`);
}

/** Reports progress to standard error: the standard output of a command may be its result, such as an export. */
export function report(text) {
  process.stderr.write(`${text}\n`);
}

/** Ends the tool with one readable message instead of a stack. */
export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/**
 * Runs a command in the repository and resolves with its exit code, 130 if a signal ended it. A SIGTERM to this process
 * is forwarded to the command.
 */
export async function run(command, args, options = {}) {
  const { code, signal } = await runProcess(command, args, options);
  return code ?? (signal ? 130 : 1);
}

/**
 * Runs a command as `run` does and resolves with `{ code, signal }`, one of which is null. Its output goes to the
 * terminal, or to `onOutput` if that is set.
 */
export function runProcess(command, args, { onOutput, onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    for (const stream of onOutput ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', onOutput);
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward).on('SIGINT', ignore);
    child.once('error', reject);
    child.once('exit', () => setTimeout(() => closeOutput(child), orphanGrace).unref());
    child.once('close', (code, signal) => {
      process.off('SIGTERM', forward).off('SIGINT', ignore);
      resolve({ code, signal });
    });
    onStart?.(child);
  });
}

/** Time in milliseconds for the rest of the output after a child has ended. */
const orphanGrace = 5000;

/** A process that outlives the child that started it keeps the output open, and would be waited for. */
function closeOutput({ stdout, stderr }) {
  stdout?.destroy();
  stderr?.destroy();
}

// Ctrl-C reaches the child directly, which is in the same process group; this process only has to outlive it.
function ignore() {}

/** Every file below the folders (or the named files) that `wanted` accepts, relative to the repository, sorted. */
export function filesIn(places, wanted = () => true) {
  const found = [];
  const visit = (path) => {
    for (const item of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, item.name);
      if (item.isDirectory()) visit(full);
      else found.push(relative(root, full).split(sep).join('/'));
    }
  };
  for (const place of places) {
    const full = inRoot(place);
    if (!existsSync(full)) continue;
    if (/\.\w+$/.test(place)) found.push(place);
    else visit(full);
  }
  return found.filter(wanted).sort();
}

/** One hash of names and contents. */
export function hashOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}\n`);
}
