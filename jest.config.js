/** The kinds of tests; `npm test` runs them all, `npm test -- unit client` only the named ones. */
import { pathToFileURL } from 'node:url';

import { testEnvironment } from './tools/test-environment.mjs';

// Worker processes inherit the environment.
const environment = testEnvironment(process.env);
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, environment);

/**
 * All tests run in plain Node. Each process runs several files in sequence, so that it evaluates the server's 2,000
 * modules, or those of the client, once, not once per file (2 s of processor time each).
 */
const plainNode = {
  rootDir: import.meta.dirname,
  runner: '<rootDir>/tools/jest-runner.cjs',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.data/'],
  // Keeps how long each file took, so that the next run starts with the longest.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

// Worker processes compile TypeScript on import; so does this process, for the global setup.
const hooks = pathToFileURL(`${import.meta.dirname}/tools/typescript-worker.mjs`).href;
process.env.NODE_OPTIONS = `--enable-source-maps --import=${hooks}`;
await import(hooks);

const withCluster = {
  ...plainNode,
  globalSetup: '<rootDir>/tools/jest-cluster-start.mjs',
  globalTeardown: '<rootDir>/tools/jest-cluster-stop.mjs',
};

const unit = {
  ...plainNode,
  displayName: 'unit',
  testMatch: ['<rootDir>/{schema,server,migrations}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(int|ops)\\.test\\.ts$'],
};

const integration = {
  ...withCluster,
  displayName: 'integration',
  testMatch: ['<rootDir>/server/**/*.int.test.ts'],
};

const operations = {
  ...plainNode,
  displayName: 'operations',
  testMatch: ['<rootDir>/server/test/operations/*.ops.test.ts'],
};

const client = {
  ...plainNode,
  displayName: 'client',
  testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tools/jest-browser-globals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/client/src/test/setup.ts'],
};

const e2e = {
  ...withCluster,
  displayName: 'e2e',
  globalSetup: '<rootDir>/tools/jest-browser-start.mjs',
  testMatch: ['<rootDir>/client/e2e/**/*.e2e.test.ts'],
};

export default {
  projects: [unit, integration, client, operations, e2e],
  // Long enough for servers, databases and browsers on a busy machine. Jest ignores it inside a project.
  testTimeout: 180_000,
};
