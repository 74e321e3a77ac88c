import { createServer } from 'node:net';

import { DatabaseError, Pool } from 'pg';

import { toAppError } from '../errors.js';
import { isPoolTimeout, isRefusal } from './database-errors.js';

const databaseError = (message: string, code: string, severity: string) =>
  Object.assign(new DatabaseError(message, 0, 'error'), { code, severity });

test.each([
  ['a row that breaks a rule', '23505', 'ERROR', true],
  ['the end of a connection by PostgreSQL', '57P01', 'FATAL', false],
  ['the end of a connection by PgBouncer', '08P01', 'FATAL', false],
])('tells whether the database refused a statement: %s', (message, code, severity, expected) => {
  expect(isRefusal(databaseError(message, code, severity))).toBe(expected);
});

test('the end of a connection by PgBouncer is an outage, and a message that breaks the protocol is not', () => {
  expect(toAppError(databaseError('server conn crashed?', '08P01', 'FATAL')).code).toBe('UNAVAILABLE');
  expect(toAppError(databaseError('bind message has 1 parameters', '08P01', 'ERROR')).code).toBe(
    'INTERNAL_SERVER_ERROR',
  );
});

test('waiting for a free connection and for a new one that is not accepted both end as a timeout', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pool = new Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 50 });
  const tries = [pool.connect(), pool.connect()].map((client) => client.then(() => null, isPoolTimeout));
  expect(await Promise.all(tries)).toEqual([true, true]);
  await pool.end();
  silent.close();
});
