/** Jest's global teardown: stops what `jest-cluster-start.mjs` started. */
export { tearDown as default } from '../server/test/global-setup.ts';
