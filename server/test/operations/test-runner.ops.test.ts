import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atlas-runner-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function outputOf(child: ChildProcess): Promise<Ended> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Returns the result of the runner for a Jest whose whole program is `source`. */
async function judged(source: string): Promise<{ failed: number; output: string }> {
  const jest = join(folder, 'jest.mjs');
  writeFileSync(jest, source);
  const script = `
    import { runJest } from './tools/test-kinds.mjs';
    process.stdout.write(JSON.stringify(await runJest('unit', {}, ${JSON.stringify(jest)})));`;
  const { output } = await outputOf(spawn(process.execPath, ['--input-type=module', '-e', script]));
  return JSON.parse(output) as { failed: number; output: string };
}

const report = (counts: object): string => `
  import { writeFileSync } from 'node:fs';
  writeFileSync(process.argv.at(-1), JSON.stringify(${JSON.stringify(counts)}));`;

test('a Jest process that dies is a failure with its signal or exit code', async () => {
  expect(await judged("process.kill(process.pid, 'SIGKILL')")).toMatchObject({
    failed: 1,
    output: '\nJest left no report; it was ended by SIGKILL.',
  });
  expect((await judged('process.exit(3)')).output).toContain('ended with exit code 3');
});

test('a Jest process without tests, or with an error after them, is a failure with the reason', async () => {
  const none = { numTotalTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(await judged(report(none))).toMatchObject({
    failed: 1,
    output: '\nNo test of this kind ran; Jest ended with exit code 0.',
  });
  const passed = { numTotalTests: 1, numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const rest = { numPendingTests: 0, numTodoTests: 0, testResults: [] };
  expect(await judged(`${report({ ...passed, ...rest })} process.exit(1);`)).toMatchObject({
    passed: 1,
    failed: 1,
    output: '\nAll tests passed, but Jest ended with exit code 1.',
  });
});

test('a stopped run leaves no processes or files', async () => {
  const run = spawn(process.execPath, ['tools/test.mjs', 'integration'], {
    env: { ...process.env, TMPDIR: folder },
  });
  const ended = outputOf(run);
  while (!readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('postmaster.pid')))
    await sleep(50);
  run.kill('SIGTERM');

  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toContain('Stopped by SIGTERM');
  expect(readdirSync(folder)).toEqual([]);
  expect(processesNaming(folder)).toEqual([]);
});

function processesNaming(text: string): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(text));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
