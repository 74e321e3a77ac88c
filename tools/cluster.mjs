/** `npm run cluster`: a replicated cluster under load that loses its parts; see docs/scaling.md. */
import './check-node.mjs';

import { build, reasonOf } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { fail, inRoot, print, root, runProcess } from './support.mjs';
import { startTestRun } from './test-run.mjs';

process.chdir(root);
await installWhenNeeded();
try {
  await build(['server']);
} catch (error) {
  fail(`The build failed: ${reasonOf(error)}`);
}

// The program is one of the tests, which are not built: it is compiled as it is imported.
const program = ['--import', './tools/typescript-worker.mjs', inRoot('server/test/cluster/main.ts')];
const testRun = startTestRun((reason) => {
  print(`\nStopped by ${reason}; nothing is left running.`);
  process.exit(130);
});
const args = ['--enable-source-maps', ...program, ...process.argv.slice(2)];
const { code } = await runProcess(process.execPath, args, testRun.options);
if (!testRun.isStopped()) {
  await testRun.end();
  process.exitCode = code ?? 1;
}
