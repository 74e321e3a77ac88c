import { spawnSync } from 'node:child_process';

test('npm run robustness prints a table of its cases, and exits with 0 if all pass', () => {
  const args = ['tools/robustness.mjs', '--quick', '--only', 'json-files'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toMatch(/^\| JSON as GraphQL body +\| .* \| 400 × \d+ +\| yes \|$/m);
  expect(status).toBe(0);
});

test('npm run robustness lists its batteries if one is unknown', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/robustness.mjs', '--only', 'nothing'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, expect.stringContaining('hostile-documents, naughty-strings')]);
});
