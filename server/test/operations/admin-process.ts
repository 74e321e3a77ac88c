import { spawn } from 'node:child_process';

/** The output of a run of `npm run admin`, and its exit code. */
interface AdminRun {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  /** The printed password. */
  readonly password: string;
}

interface Options {
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Text for the standard input. */
  readonly input?: string;
  /** A copy of the repository to run in, in place of this one. */
  readonly clone?: string;
}

/** Runs `npm run admin -- …` as a person would, and waits until it exits. */
export function runAdmin(
  { dataDir, env = {}, input = '', clone }: Options,
  ...args: string[]
): Promise<AdminRun> {
  const child = spawn(process.execPath, ['tools/run-program.mjs', 'admin.js', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: clone,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...env },
  });
  child.stdin.end(input);
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, output, errors, password: /Password: (\S+)/.exec(output)?.[1] ?? '' });
    });
  });
}
