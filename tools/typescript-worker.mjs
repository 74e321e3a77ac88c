/**
 * Runs a worker thread of a test from the TypeScript sources, compiled as `build.mjs` compiles them. Passed to the
 * thread with `--import`; the server itself never needs it.
 */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
