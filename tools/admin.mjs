/** `npm run admin -- …`: what can be done to accounts from a shell on the server; `--help` lists it. */
import './check-node.mjs';

import { build } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { fail, inRoot, root, run } from './support.mjs';

process.chdir(root);
await installWhenNeeded();
try {
  await build(['server']);
} catch (error) {
  fail(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
}
const program = inRoot('dist/server-build/server/admin.js');
process.exitCode = await run(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)]);
