/** Jest's global setup of the kinds that need a database: one PostgreSQL cluster for all files of a run. */
export { setUp as default } from '../server/test/global-setup.ts';
