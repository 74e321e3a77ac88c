/**
 * `npm start`: installs and builds what is missing or stale, then becomes the server. The server runs in this very
 * process, so signals, the exit code and a `kill -9` concern one process and need no passing on. For the same reason
 * package.json says `exec node … || node …`: without `exec` the shell that npm starts dies of a SIGTERM and leaves
 * the server behind. Windows has no `exec`, and goes on with what follows.
 */
import './check-node.mjs';

import { pathToFileURL } from 'node:url';

import { installWhenNeeded } from './install.mjs';
import { inRoot, root, run } from './support.mjs';

process.chdir(root);
await installWhenNeeded();

// In a process of its own, so that the compiler's memory is gone when the server starts.
const code = await run(process.execPath, [inRoot('tools/build.mjs')]);
if (code !== 0) process.exit(code);

process.setSourceMapsEnabled(true);
await import(pathToFileURL(inRoot('dist/server-build/server/main.js')).href);
