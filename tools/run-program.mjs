/**
 * Runs a program of the server other than the server itself, with the arguments of the command. Its first argument is
 * the file of the program below `server`, as built.
 */
import './check-node.mjs';

import { buildOrFail } from './build.mjs';
import { installWhenNeeded } from './install.mjs';
import { inRoot, root, run } from './support.mjs';

const [file, ...args] = process.argv.slice(2);
process.chdir(root);
await installWhenNeeded();
await buildOrFail(['server']);
const program = inRoot('dist/server-build/server', file);
process.exitCode = await run(process.execPath, ['--enable-source-maps', program, ...args]);
