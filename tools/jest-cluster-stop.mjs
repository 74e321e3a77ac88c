/** Jest's global teardown: stops what `jest-cluster.mjs` started. */
export { tearDown as default } from '../server/test/global-setup.ts';
