/**
 * Lets a worker thread of a test run from the TypeScript sources, compiled as `build.mjs` compiles them. Given to the
 * thread by `--import`; the server itself never needs it.
 */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
