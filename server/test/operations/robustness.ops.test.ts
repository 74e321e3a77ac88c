import { spawnSync } from 'node:child_process';

/** Runs `npm run robustness` to its end. */
function robustness(...args: readonly string[]) {
  return spawnSync(process.execPath, ['tools/run-test-program.mjs', 'robustness', ...args], {
    encoding: 'utf8',
  });
}

test('npm run robustness prints a table of its cases, and exits with 0 if all pass', () => {
  const { status, stdout } = robustness('--quick', '--only', 'json-files');
  expect(stdout).toMatch(/^\| JSON as GraphQL body +\| .* \| 400 × \d+ +\| yes \|$/m);
  expect(status).toBe(0);
});

test('npm run robustness lists its batteries if one is unknown', () => {
  const { status, stdout } = robustness('--only', 'nothing');
  expect([status, stdout]).toEqual([2, expect.stringContaining('hostile-documents, naughty-strings')]);
});
