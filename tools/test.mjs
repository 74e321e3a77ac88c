/**
 * `npm test`: runs every kind of check and test, or only the named kinds (`npm test -- unit client`). Prints the output
 * of a kind if it fails. A kind that could not run, or ran no test, is a failure. Ends with the ten slowest files and
 * the totals.
 */
import './check-node.mjs';

import { installWhenNeeded } from './install.mjs';
import { fail, print, root, run } from './support.mjs';
import { checkKinds, jestKinds, needsBuild, runCheck, runJest } from './test-kinds.mjs';
import { startTestRun } from './test-run.mjs';

process.chdir(root);
const kinds = [...Object.keys(checkKinds), ...jestKinds];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : kinds;
const unknown = wanted.filter((kind) => !kinds.includes(kind));
if (unknown.length)
  fail(`There is no kind of test called ${unknown.join(', ')}; there are: ${kinds.join(', ')}.`);

const results = [];

async function runKind(kind, testRun, built) {
  const { options } = testRun;
  const started = Date.now();
  const isReady = !needsBuild.includes(kind) || (await built) === 0;
  const result = isReady ? await (kind in checkKinds ? runCheck : runJest)(kind, options) : notBuilt;
  if (testRun.isStopped()) return;
  results.push(result);
  if (result.failed) print(`\n${result.output.trimEnd()}\n`);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  const counts = `${result.passed} passed, ${result.failed} failed${skipped}`;
  print(`${result.failed ? '✗' : '✓'} ${kind}: ${counts} (${seconds((Date.now() - started) / 1000)})`);
}

const notBuilt = {
  ...{ passed: 0, failed: 1, skipped: 0, files: [] },
  output: 'The product could not be built; the reason is above.',
};

const seconds = (number) => `${number.toFixed(1)} s`;

async function inOrder(chosen, testRun, built) {
  for (const kind of chosen)
    if (wanted.includes(kind) && !testRun.isStopped()) await runKind(kind, testRun, built);
}

function finish() {
  const files = results.flatMap((result) => result.files).sort((a, b) => b.seconds - a.seconds);
  if (files.length > 0) print('\nThe slowest files:');
  for (const file of files.slice(0, 10)) print(`${seconds(file.seconds).padStart(8)}  ${file.name}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum('failed') ? 1 : 0;
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

await installWhenNeeded();
print(`Running ${wanted.join(', ')} …`);
const testRun = startTestRun((reason) => {
  print(`\nStopped by ${reason}; nothing is left running.`);
  process.exit(1);
});
// With the environment of a build: in that of a test it would be one for development.
const buildOptions = { ...testRun.options, env: process.env };
const built = wanted.some((kind) => needsBuild.includes(kind))
  ? run(process.execPath, ['tools/build.mjs'], buildOptions)
  : 0;
// A check uses one core. The tests of operations use the cores that the others leave idle at the end of each kind.
const beside = [...Object.keys(checkKinds), 'operations'];
const others = kinds.filter((kind) => !beside.includes(kind));
await Promise.all([beside, others].map((chosen) => inOrder(chosen, testRun, built)));
if (!testRun.isStopped()) {
  await testRun.end();
  finish();
}
