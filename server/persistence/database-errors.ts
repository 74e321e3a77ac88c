/** The codes (SQLSTATE) by which PostgreSQL says why it refused a statement; nothing above persistence knows them. */
const uniqueViolation = '23505';
const serializationFailure = '40001';
const deadlock = '40P01';
const lockTimeout = '55P03';

/** Whether a row was refused because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === uniqueViolation;
}

/** Whether a transaction was ended because of what another one did at the same time: the same again may succeed. */
export function isSerializationFailure(error: unknown): boolean {
  const code = codeOf(error);
  return code === serializationFailure || code === deadlock;
}

/** Whether a lock was not free within the time that the transaction waits for one. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === lockTimeout;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether no connection of a pool became free in time, or a new one was not accepted in time. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout exceeded when trying to connect/.test(error.message);
}
