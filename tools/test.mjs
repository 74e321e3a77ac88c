/**
 * `npm test`: every kind of check and test, or only the kinds named (`npm test -- unit client`). What a kind says is
 * shown when it fails. A kind that could not run, or ran no test, is a failure. The last line is the sum.
 */
import './check-node.mjs';

import { installWhenNeeded } from './install.mjs';
import { fail, root, run, say } from './support.mjs';
import { checkKinds, jestKinds, needsBuild, runCheck, runJest } from './test-kinds.mjs';

process.chdir(root);
const kinds = [...Object.keys(checkKinds), ...jestKinds];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : kinds;
const unknown = wanted.filter((kind) => !kinds.includes(kind));
if (unknown.length)
  fail(`There is no kind of test called ${unknown.join(', ')}; there are: ${kinds.join(', ')}.`);

const results = [];

async function runKind(kind) {
  const started = Date.now();
  const result = kind in checkKinds ? await runCheck(kind) : await runJest(kind);
  results.push(result);
  if (result.failed) say(`\n${result.output.trimEnd()}\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  say(
    `${result.failed ? '✗' : '✓'} ${kind}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
  );
}

async function inOrder(chosen) {
  for (const kind of chosen) if (wanted.includes(kind)) await runKind(kind);
}

function finish() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.exitCode = sum('failed') ? 1 : 0;
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

/** Only what looks at the built product has to wait for it. */
async function buildWhenWanted() {
  if (!wanted.some((kind) => needsBuild.includes(kind))) return true;
  return (await run(process.execPath, ['tools/build.mjs'])) === 0;
}

await installWhenNeeded();
if (await buildWhenWanted()) {
  say(`Running ${wanted.join(', ')} …`);
  // Two lanes for two cores. What starts whole servers and measures how fast they stop comes last, alone.
  await Promise.all([inOrder(Object.keys(checkKinds)), inOrder(['unit', 'client', 'integration'])]);
  await inOrder(['operations', 'e2e']);
} else {
  results.push({ passed: 0, failed: 1 });
}
finish();
