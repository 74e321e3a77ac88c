import { testEnvironment } from './tools/test-environment.mjs';

// Workers and other processes inherit it.
const environment = testEnvironment(process.env);
for (const name of Object.keys(process.env)) delete process.env[name];
Object.assign(process.env, environment);

/** The kinds of tests; `npm test` runs them all, `npm test -- unit client` only the named ones. */
const swc = (module, react) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: react },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: react,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: module },
  },
];

// Sources name the compiled file (`./entry.js`), as Node's ESM loader wants; jest has to find the `.ts` behind it.
const compiledName = { '^(\\.{1,2}/.*)\\.js$': '$1' };

const node = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: compiledName,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.data/'],
  transform: { '\\.ts$': swc('es6', false) },
};

const unit = {
  ...node,
  displayName: 'unit',
  testMatch: ['<rootDir>/{schema,server,migrations}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(int|ops)\\.test\\.ts$'],
};

const integration = {
  ...node,
  displayName: 'integration',
  testMatch: ['<rootDir>/server/**/*.int.test.ts'],
};

const operations = {
  ...node,
  displayName: 'operations',
  testMatch: ['<rootDir>/server/test/operations/*.ops.test.ts'],
};

const client = {
  ...node,
  displayName: 'client',
  testEnvironment: 'jsdom',
  extensionsToTreatAsEsm: [],
  testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/client/src/test/setup.ts'],
  moduleNameMapper: {
    '\\.(css|svg|png|jpg|woff2?)$': '<rootDir>/tools/jest-asset.cjs',
    '^@contract/(.*)$': '<rootDir>/schema/contract/$1',
    ...compiledName,
  },
  transform: { '\\.tsx?$': swc('commonjs', true) },
};

const e2e = { ...node, displayName: 'e2e', testMatch: ['<rootDir>/client/e2e/**/*.e2e.test.ts'] };

export default {
  projects: [unit, integration, client, operations, e2e],
  // For real servers, databases and browsers on a busy machine; jest heeds it only here, not in a project.
  testTimeout: 180_000,
};
