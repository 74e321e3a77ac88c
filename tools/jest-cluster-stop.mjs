/** Jest's global teardown: stops the cluster that `jest-cluster-start.mjs` started. */
export { tearDown as default } from '../server/test/global-setup.ts';
