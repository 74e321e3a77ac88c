/**
 * The environment of tests: the same on every machine. `npm test` starts its processes with it, and jest.config.js puts
 * it in place for a file that is run by hand.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is taken from the machine. A list of what is left out would never be complete. */
const passed = [
  // Where programs, their libraries and temporary files are; the last three are of Windows.
  'PATH',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  // Settings of the tests themselves.
  'CI',
  'CHROMIUM_PATH',
  'KILL_ROUNDS',
];

const fixed = (temporary) => ({
  // Dates are shown in the time zone of the reader.
  TZ: 'UTC',
  // Sorting, numbers and the messages of PostgreSQL and other programs; `C` is on every machine.
  LC_ALL: 'C',
  // Nobody's: without an .npmrc, a .pgpass or fonts of its own. It does not exist.
  HOME: join(temporary, 'autoimmune-atlas-no-home'),
  // React and the server read it; jest sets it only where it is missing.
  NODE_ENV: 'test',
});

/**
 * Returns the environment for a process that runs tests: nothing of `env` but the variables listed here. So no setting
 * of the server (DATABASE_URL, PORT, …), of PostgreSQL's clients (PGHOST, PGOPTIONS, …), of npm, Node.js or a proxy
 * decides a test.
 */
export function testEnvironment(env) {
  const taken = passed.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]);
  return { ...Object.fromEntries(taken), ...fixed(env['TMPDIR'] ?? tmpdir()) };
}
