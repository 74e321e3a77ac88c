/**
 * Runs a program of the tests against products of its own, with the arguments of the command: `cluster` (see
 * docs/scaling.md) or `robustness` (see docs/robustness.md), which its first argument names.
 */
import './check-node.mjs';

import { buildOrFail } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { inRoot, print, root, runProcess } from './support.mjs';
import { startTestRun } from './test-run.mjs';

/** The parts of the product that each program needs; all if none is named. */
const neededParts = { cluster: ['server'], robustness: undefined };

const [name, ...args] = process.argv.slice(2);
process.chdir(root);
await installWhenNeeded();
await buildOrFail(neededParts[name]);

// The program is one of the tests, which are not built: it is compiled as it is imported.
const program = ['--import', './tools/typescript-worker.mjs', inRoot('server/test', name, 'main.ts')];
const testRun = startTestRun((reason) => {
  print(`\nStopped by ${reason}; nothing is left running.`);
  process.exit(130);
});
const nodeArgs = ['--enable-source-maps', ...program, ...args];
const { code } = await runProcess(process.execPath, nodeArgs, testRun.options);
if (!testRun.isStopped()) {
  await testRun.end();
  process.exitCode = code ?? 1;
}
