/** `npm run lint`: oxlint, the import rules, formatting, and rules that none of them has. All always run. */
import { readFileSync } from 'node:fs';

import { filesIn, inRoot, print, run } from './support.mjs';

const bin = (name) => inRoot('node_modules', name);
const folders = ['schema', 'migrations', 'server', 'client'];

const checks = [
  [bin('oxlint/bin/oxlint'), '--deny-warnings', '--report-unused-disable-directives'],
  [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', ...folders],
  [bin('oxfmt/bin/oxfmt'), '--list-different'],
];

const lineRules = [
  [/^(?!.*https?:\/\/).{121,}/, 'longer than 120 characters'],
  [/^\s*(export |declare |const )*enum /, 'an enum; use a union of string literals'],
];

const isSource = (file) => /\.(tsx?|[cm]?js)$/.test(file) && !file.startsWith('client/src/generated/');

function brokenLines() {
  return filesIn([...folders, 'tools'], isSource).flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        lineRules
          .filter(([rule]) => rule.test(line))
          .map(([, message]) => `${file}:${String(at + 1)}: ${message}`),
      ),
  );
}

const codes = [];
for (const check of checks) codes.push(await run(process.execPath, check));
const broken = brokenLines();
for (const line of broken) print(line);
process.exitCode = broken.length > 0 || codes.some((code) => code !== 0) ? 1 : 0;
