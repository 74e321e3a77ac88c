/** How each kind of `npm test` is run, and what it answers: { passed, failed, skipped, output }. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './support.mjs';

/** One command each, which passes or fails as a whole. */
export const checkKinds = {
  types: ['node_modules/typescript/bin/tsc', '--build'],
  lint: ['tools/lint.mjs'],
  drift: ['tools/codegen.mjs', '--check'],
};

/** The projects of jest.config.js. */
export const jestKinds = ['unit', 'client', 'integration', 'operations', 'e2e'];

// One file at a time: these start whole servers and browsers, and measure how long a stop takes.
const oneAtATime = ['operations', 'e2e'];

export const needsBuild = ['drift', 'integration', 'operations', 'e2e'];

async function capture(args) {
  let output = '';
  const code = await run(process.execPath, args, { onOutput: (text) => (output += text) });
  return { code, output };
}

export async function runCheck(kind) {
  const { code, output } = await capture(checkKinds[kind]);
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0, output }
    : { passed: 0, failed: 1, skipped: 0, output };
}

export async function runJest(kind) {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-test-'));
  const report = join(folder, 'report.json');
  // The server is ESM, which jest loads through Node's experimental module API; the warning about it helps nobody.
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', kind, '--json', '--outputFile', report];
  const workers = oneAtATime.includes(kind) ? ['--runInBand'] : [];
  const { code, output } = await capture([...node, ...jest, ...workers]);
  const counts = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  return judge(counts, code, output);
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A file that could not be loaded has no tests to count, and still is a failure; so is a run that only crashed. */
function judge(counts, code, output) {
  if (!counts?.numTotalTests && !counts?.numRuntimeErrorTestSuites) {
    return { passed: 0, failed: 1, skipped: 0, output: `${output}\nNo test of this kind ran.` };
  }
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  return {
    passed: counts.numPassedTests,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: counts.numPendingTests + counts.numTodoTests,
    output,
  };
}
