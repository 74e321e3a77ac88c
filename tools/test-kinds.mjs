/** How each kind of `npm test` runs. A run resolves with { passed, failed, skipped, output, files }. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { root, runProcess } from './support.mjs';

/** One command each, which passes or fails as a whole. */
export const checkKinds = {
  types: ['node_modules/typescript-native/bin/tsc', '--build'],
  lint: ['tools/lint.mjs'],
  drift: ['tools/codegen.mjs', '--check'],
};

/** The projects of jest.config.js. */
export const jestKinds = ['unit', 'client', 'integration', 'operations', 'e2e'];

/**
 * These also wait for the database or the browser: with one worker more than there are cores, the browser tests take a
 * fifth less time.
 */
const waitingKinds = ['integration', 'e2e'];

export const needsBuild = ['integration', 'operations', 'e2e'];

async function capture(args, options) {
  let output = '';
  const end = await runProcess(process.execPath, args, {
    ...options,
    onOutput: (text) => (output += text),
  });
  return { ...end, output };
}

/** A description of how a process ended. */
const endOf = ({ code, signal }) => (signal ? `was ended by ${signal}` : `ended with exit code ${code}`);

export async function runCheck(kind, options) {
  const { output, ...end } = await capture(checkKinds[kind], options);
  if (end.code === 0) return { passed: 1, failed: 0, skipped: 0, output, files: [] };
  return { passed: 0, failed: 1, skipped: 0, output: `${output}\nThe check ${endOf(end)}.`, files: [] };
}

export async function runJest(kind, options, jest = 'node_modules/jest/bin/jest.js') {
  const folder = mkdtempSync(join(tmpdir(), 'atlas-report-'));
  const report = join(folder, 'report.json');
  const workers = `--maxWorkers=${availableParallelism() + (waitingKinds.includes(kind) ? 1 : 0)}`;
  const args = [jest, '--selectProjects', kind, workers, '--json', '--outputFile', report];
  const { output, ...end } = await capture(args, options);
  const counts = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  return judge(counts, end, output);
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A file that cannot be loaded has no tests to count, but is still a failure; so is a Jest that crashed. */
function judge(counts, end, output) {
  const nothing = { passed: 0, failed: 1, skipped: 0, files: [] };
  if (counts === undefined)
    return { ...nothing, output: `${output}\nJest left no report; it ${endOf(end)}.` };
  if (!counts.numTotalTests && !counts.numRuntimeErrorTestSuites)
    return { ...nothing, output: `${output}\nNo test of this kind ran; Jest ${endOf(end)}.` };
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  const passedButEndedBadly = failed === 0 && end.code !== 0;
  return {
    passed: counts.numPassedTests,
    failed: passedButEndedBadly ? 1 : failed,
    skipped: counts.numPendingTests + counts.numTodoTests,
    output: passedButEndedBadly ? `${output}\nAll tests passed, but Jest ${endOf(end)}.` : output,
    files: counts.testResults.map(durationOf),
  };
}

const durationOf = ({ name, startTime, endTime }) => ({
  name: relative(root, name),
  seconds: (endTime - startTime) / 1000,
});
