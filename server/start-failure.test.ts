import { reasonOf } from './start-failure.js';

const outageAdvice =
  'Start again once it can be reached and accepts changes; DATABASE_URL, if set, must be its address.';
const failure = (message: string, details: object) => Object.assign(new Error(message), details);

it.each([
  [
    failure("EACCES: permission denied, mkdir '/srv/atlas'", { code: 'EACCES', path: '/srv/atlas' }),
    "EACCES: permission denied, mkdir '/srv/atlas'. Give this user access to it, or set DATA_DIR to another folder.",
  ],
  [
    failure("ENOENT: no such file or directory, mkdir '/proc/atlas'", { code: 'ENOENT', syscall: 'mkdir' }),
    "ENOENT: no such file or directory, mkdir '/proc/atlas'. Give this user access to it, or set DATA_DIR to another " +
      'folder.',
  ],
  [
    failure('ENOSPC: no space left on device, write', { code: 'ENOSPC' }),
    'the disk is full: ENOSPC: no space left on device, write. Free some of its space.',
  ],
  [
    failure('could not extend file "base/1/2": No space left on device', { code: '53100' }),
    'the disk is full: could not extend file "base/1/2": No space left on device. Free some of its space.',
  ],
  [
    failure('permission denied for schema public', { code: '42501' }),
    'the user of DATABASE_URL lacks a right: permission denied for schema public. Make it the owner of the database.',
  ],
  [
    failure('Connection terminated unexpectedly', {}),
    `the database cannot be used: Connection terminated unexpectedly. ${outageAdvice}`,
  ],
  [
    failure('SASL authentication failed', { code: '08P01' }),
    'the database at DATABASE_URL cannot be used: SASL authentication failed',
  ],
  [
    failure('unsupported startup parameter: options', { code: '08P01' }),
    'the database at DATABASE_URL cannot be used: unsupported startup parameter: options. It is a pooler: set ' +
      'DATABASE_DIRECT_URL to the database itself.',
  ],
  [
    failure('listen EACCES', { code: 'EACCES', port: 80 }),
    'port 80 needs rights that this user lacks. Set PORT to another.',
  ],
  [
    failure('read ECONNRESET', { code: 'ECONNRESET' }),
    `the database cannot be used: read ECONNRESET. ${outageAdvice}`,
  ],
  [
    failure('terminating connection due to administrator command', { code: '57P01' }),
    `the database cannot be used: terminating connection due to administrator command. ${outageAdvice}`,
  ],
])('a start that fails by %p says what to do', (error, message) => {
  expect(reasonOf(error)).toBe(message);
});

it('an unknown error is shown with its stack', () => {
  expect(reasonOf(new TypeError('x is not a function'))).toContain('start-failure.test');
});
