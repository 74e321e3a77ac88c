/**
 * A Jest runner that runs test files in plain Node, several one after another in each worker process, so that modules
 * are evaluated once per process. Jest's own runner evaluates all modules again for each file, which takes at least 2 s
 * of processor time per file. See docs/adr/0018.
 */
const { Worker } = require('jest-worker');

module.exports = class PlainNodeRunner {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  /**
   * Runs all files, one per worker at a time. A file with a failed test runs once more, because these tests start
   * servers, databases and browsers on a machine that may be busy; what failed first is printed. A file whose process
   * dies fails and is not run again.
   */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const { maxWorkers } = this.globalConfig;
    const workers = new Worker(require.resolve('./jest-file.cjs'), {
      exposedMethods: ['runFile'],
      forkOptions: { stdio: 'inherit' },
      maxRetries: 0,
      numWorkers: maxWorkers,
    });
    const waiting = [...tests];
    const runWaiting = async () => {
      while (waiting.length > 0 && !watcher.isInterrupted()) {
        const test = waiting.shift();
        await onStart(test);
        await this.runOne(workers, test).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, error),
        );
      }
    };
    await Promise.all(Array.from({ length: maxWorkers }, runWaiting));
    await workers.end();
  }

  async runOne(workers, { path, context }) {
    const { testNamePattern, testTimeout } = this.globalConfig;
    const { displayName, setupFiles, setupFilesAfterEnv } = context.config;
    const project = { displayName, setupFiles, setupFilesAfterEnv };
    const file = { path, testNamePattern, testTimeout, project };
    const result = await workers.runFile(file);
    if (!result.failureMessage) return result;
    process.stderr.write(`Failed, runs once more: ${path}\n${result.failureMessage}\n`);
    return workers.runFile(file);
  }
};
