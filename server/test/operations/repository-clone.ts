import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { projectRoot } from '../../project-root.js';
import { onCleanUp } from './atlas-process.js';

/** A copy of the repository in its current state, with uncommitted changes and without build output. */
export function cloneRepository(): string {
  const [root, folder] = [projectRoot(), mkdtempSync(join(tmpdir(), 'atlas-clone-'))];
  onCleanUp(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' });
  const gone = new Set(deleted.split('\0'));
  for (const file of listed.split('\0')) {
    if (!gone.has(file)) cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs a command in a folder; rejects with its output if it fails. */
export function runIn(folder: string, command: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${String(code)}:\n${output}`));
    });
  });
}

/** A server of the clone: its address, and what it logged until it was ready. */
interface Served {
  readonly address: string;
  readonly log: string;
}

/** Starts a process that serves one database after another with the code of a clone; the function returns the next. */
export function serveDatabases(folder: string): (databaseUrl: string) => Promise<Served> {
  const compiling = ['--import', './tools/typescript-worker.mjs'];
  const program = [...compiling, 'server/test/operations/serve-databases.ts'];
  const child = spawn(process.execPath, program, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  onCleanUp(() => {
    child.stdin.end();
    return ended;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (databaseUrl) => {
    child.stdin.write(`${databaseUrl}\n`);
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The process that serves databases has ended; it said why above.');
    return JSON.parse(value) as Served;
  };
}

/** A step of docs/add-a-field.md: its text, and its first code block. */
interface Step {
  readonly text: string;
  readonly code: string;
}

/** Carries out steps 1 to 3 of docs/add-a-field.md in a clone, as they are written there. */
export async function followAddAField(folder: string): Promise<void> {
  const guide = readFileSync(join(folder, 'docs/add-a-field.md'), 'utf8');
  const [row, migration, generate] = [1, 2, 3].map((number) => readStep(guide, number));
  const table = join(folder, found(row!.text, /\[`(schema\/contract\/[\w-]+\.ts)`\]/));
  const rows = readFileSync(table, 'utf8');
  const end = rows.indexOf('] as const;');
  writeFileSync(table, rows.slice(0, end) + row!.code + rows.slice(end));
  writeFileSync(join(folder, found(migration!.text, /`(migrations\/\d{13}-[\w-]+\.ts)`/)), migration!.code);
  for (const line of generate!.code.trim().split('\n')) {
    const [command, ...args] = line.split(' ');
    await runIn(folder, command!, ...args);
  }
}

function readStep(guide: string, number: number): Step {
  const text = found(guide, new RegExp(`^(## ${String(number)}\\. [^]*?)(?=^## )`, 'm'));
  return { text, code: found(text, /^```\w*\n([^]*?)^```$/m) };
}

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`docs/add-a-field.md has nothing like ${String(pattern)}`);
  return match;
}
