/** Runs test files in this process with jest-circus, the test framework of Jest; see `jest-runner.cjs`. */
const { setImmediate: nextTurn } = require('node:timers/promises');
const { pathToFileURL } = require('node:url');

const { jestExpect } = require('@jest/expect');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { createEmptyTestResult } = require('@jest/test-result');
const circus = require('jest-circus');
const { ModuleMocker } = require('jest-mock');

const { describe, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
Object.assign(globalThis, {
  ...{ describe, test, it: test, beforeAll, beforeEach, afterAll, afterEach },
  expect: jestExpect,
  jest: jestObject(),
});

let filesRun = 0;
let running = null;

process.on('exit', (code) => {
  if (running) process.stderr.write(`A test process ended with exit code ${code} while it ran ${running}.\n`);
});
// A server or a browser that the files of this process share would keep the process alive after Jest has ended.
process.on('disconnect', () => process.exit());

// Errors that are still unhandled at the end of a test fail this test.
const unhandled = new Map();
process.on('uncaughtException', (error) => unhandled.set(error, error));
process.on('unhandledRejection', (reason, promise) => unhandled.set(promise, reason));
process.on('rejectionHandled', (promise) => unhandled.delete(promise));

circus.addEventHandler(async (event) => {
  if (event.name !== 'test_done') return;
  await nextTurn();
  const unmet = jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error);
  event.test.errors.push(...unmet, ...unhandled.values());
  unhandled.clear();
});

/** The parts of the global `jest` that tests use. */
function jestObject() {
  const bound = (owner, names) => Object.fromEntries(names.map((name) => [name, owner[name].bind(owner)]));
  const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
  return {
    requireActual: require,
    ...bound(new ModuleMocker(globalThis), ['fn', 'restoreAllMocks', 'spyOn']),
    ...bound(timers, ['advanceTimersByTime', 'advanceTimersByTimeAsync', 'getTimerCount', 'setSystemTime']),
    ...bound(timers, ['useFakeTimers', 'useRealTimers']),
  };
}

/**
 * Resolves with Jest's `TestResult` of one file. Rejects if the file cannot be loaded. `setupFiles` run once per
 * process, `setupFilesAfterEnv` before each file.
 */
exports.runFile = async ({ path, testNamePattern, testTimeout, project }) => {
  const { displayName, setupFiles, setupFilesAfterEnv } = project;
  const start = Date.now();
  running = path;
  circus.resetState();
  Object.assign(circus.getState(), {
    testNamePattern: testNamePattern ? new RegExp(testNamePattern, 'i') : null,
    testTimeout,
  });
  setupFiles.forEach((file) => require(file));
  // The query makes Node evaluate a file again that it has evaluated before, as in watch mode.
  filesRun += 1;
  for (const file of [...setupFilesAfterEnv, path]) await import(`${pathToFileURL(file).href}?${filesRun}`);
  const { testResults, unhandledErrors } = await circus.run();
  running = null;
  const perfStats = { ...createEmptyTestResult().perfStats, start, end: Date.now() };
  perfStats.runtime = perfStats.end - start;
  return { ...resultOf(testResults, unhandledErrors), displayName, perfStats, testFilePath: path };
};

function resultOf(ended, unhandledErrors) {
  const testResults = ended.map(assertionResultOf);
  const count = (status) => testResults.filter((result) => result.status === status).length;
  const failures = testResults.flatMap(({ fullName, failureMessages }) =>
    failureMessages.map((message) => `● ${fullName}\n\n${message}\n`),
  );
  const stack = unhandledErrors.join('\n');
  return {
    ...createEmptyTestResult(),
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: [...failures, ...unhandledErrors].join('\n') || null,
    testExecError: stack ? { message: '', stack } : undefined,
    testResults,
  };
}

function assertionResultOf({ duration, errors, invocations, location, numPassingAsserts, status, testPath }) {
  const [, ...titles] = testPath;
  return {
    ancestorTitles: titles.slice(0, -1),
    duration,
    failureDetails: [],
    failureMessages: errors,
    fullName: titles.join(' '),
    invocations,
    location,
    numPassingAsserts,
    status: statusOf(status, errors),
    title: titles.at(-1),
  };
}

function statusOf(status, errors) {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
}
