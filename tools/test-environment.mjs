/**
 * The environment of tests: the same on every machine. `npm test` starts its processes with it, and jest.config.js
 * applies it to a file that is run by hand.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variables copied from the machine. A list of excluded variables would never be complete. */
const passed = [
  // Paths of programs, their libraries and temporary files; the last three are for Windows.
  'PATH',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  // Settings of the tests themselves.
  'CI',
  'CHROMIUM_PATH',
  'TEST_PGBOUNCER',
  'TEST_PICTURES',
];

const fixed = (temporary) => ({
  // Dates are displayed in the time zone of the user.
  TZ: 'UTC',
  // Sorting, numbers and the messages of PostgreSQL and other programs; `C` exists on every machine.
  LC_ALL: 'C',
  // A home folder without an .npmrc, a .pgpass or fonts. It does not exist.
  HOME: join(temporary, 'autoimmune-atlas-no-home'),
  // React and the server read it; Jest sets it only if it is missing.
  NODE_ENV: 'test',
});

/**
 * Returns the environment for a process that runs tests: only the variables of `env` that are listed here. So no
 * setting of the server (DATABASE_URL, PORT, …), of PostgreSQL's clients (PGHOST, PGOPTIONS, …), of npm, Node.js or a
 * proxy affects a test.
 */
export function testEnvironment(env) {
  const taken = passed.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]);
  return { ...Object.fromEntries(taken), ...fixed(env['TMPDIR'] ?? tmpdir()) };
}
