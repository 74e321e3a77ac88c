/** Jest's global setup of the browser tests: the cluster of the other kinds, and a browser. */
export { setUp as default } from '../client/e2e/global-setup.ts';
