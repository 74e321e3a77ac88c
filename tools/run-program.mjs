/**
 * Runs a program of the server other than the server itself, with the arguments of the command. Its first argument is
 * the file of the program below `server`, as built.
 */
import './check-node.mjs';

import { build, reasonOf } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { fail, inRoot, root, run } from './support.mjs';

const [file, ...args] = process.argv.slice(2);
process.chdir(root);
await installWhenNeeded();
try {
  await build(['server']);
} catch (error) {
  fail(`The build failed: ${reasonOf(error)}`);
}
const program = inRoot('dist/server-build/server', file);
process.exitCode = await run(process.execPath, ['--enable-source-maps', program, ...args]);
