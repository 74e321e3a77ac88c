/**
 * `npm start`: installs and builds what is missing or out of date, then becomes the server. The server runs in this
 * process, so that signals, the exit code and a `kill -9` concern one process and need no forwarding. For the same
 * reason package.json contains `exec node … || node …`: without `exec` a SIGTERM ends the shell that npm starts, and
 * the server keeps running. Windows has no `exec`, and runs the second command.
 */
import './check-node.mjs';

import { pathToFileURL } from 'node:url';

import { installWhenNeeded } from './install.mjs';
import { inRoot, root, run } from './support.mjs';

process.chdir(root);
await installWhenNeeded();

// In a separate process, so that the compiler's memory is released before the server starts.
const code = await run(process.execPath, [inRoot('tools/build.mjs')]);
if (code !== 0) process.exit(code);

process.setSourceMapsEnabled(true);
await import(pathToFileURL(inRoot('dist/server-build/server/main.js')).href);
