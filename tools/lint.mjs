/** `npm run lint`: ESLint, the import rules, and formatting, one after the other; all three always run. */
import { existsSync } from 'node:fs';

import { inRoot, run } from './support.mjs';

const bin = (name) => inRoot('node_modules', name);
const folders = ['schema', 'migrations', 'server', 'client'].filter((folder) => existsSync(inRoot(folder)));

const eslintCache = inRoot('node_modules/.cache/eslint/');

const checks = [
  // A large young generation: otherwise the type-aware rules spend a fifth of their time on garbage collection.
  [
    '--max-semi-space-size=64',
    bin('eslint/bin/eslint.js'),
    ...[
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      eslintCache,
    ],
  ],
  [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', ...folders],
  [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.'],
];

const codes = [];
for (const check of checks) codes.push(await run(process.execPath, check));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
