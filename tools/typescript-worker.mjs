/**
 * Runs a worker thread of a test from the TypeScript sources, compiled as `build.mjs` compiles them. Passed to the
 * thread with `--import`; the server itself never needs it.
 */
import * as nodeModule from 'node:module';

// Node.js 20 only has `register`, which later versions warn of.
if (nodeModule.registerHooks) nodeModule.registerHooks(await import('./typescript-hooks.mjs'));
else nodeModule.register('./typescript-hooks.mjs', import.meta.url);
