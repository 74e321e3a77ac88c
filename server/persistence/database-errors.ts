import { DatabaseError } from 'pg';

/** The PostgreSQL error codes (SQLSTATE) that the code handles. Only the persistence layer knows them. */
const uniqueViolation = '23505';
const serializationFailure = '40001';
const deadlock = '40P01';
const lockTimeout = '55P03';
const queryCanceled = '57014';

/** Whether a row was refused because another row has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

/** Whether a transaction was aborted because of a concurrent one; a retry may succeed. */
export function isSerializationFailure(error: unknown): boolean {
  const code = codeOf(error);
  return code === serializationFailure || code === deadlock;
}

/** Whether a lock did not become free within the lock timeout of the transaction. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === lockTimeout;
}

/** Whether the database itself refused a statement: not if it (57P) or PgBouncer (08) just ended the connection. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !/^(57P|08)/.test(error.code ?? '');
}

/** Whether a statement was ended because it took too long. */
export function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === queryCanceled;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether no connection of a pool became free in time, or a new connection was not accepted in time. */
export function isPoolTimeout(error: unknown): boolean {
  const texts = /timeout exceeded when trying to connect|terminated due to connection timeout/;
  return error instanceof Error && texts.test(error.message);
}
