import type { ErrorCode, InputProblem } from '../schema/contract/error-codes.js';
import { messages } from '../schema/contract/messages.js';

interface ErrorDetails {
  readonly problems?: readonly InputProblem[];
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  readonly cause?: unknown;
}

/** The only error type shown to clients: a code and a message of the contract. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly problems: readonly InputProblem[];
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.problems = details.problems ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.allow = details.allow ?? [];
  }
}

/** Returns a BAD_USER_INPUT error (400) about one input, with its path and a human-readable message. */
export function badInput(path: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { problems: [{ path, message }] });
}

/** Throws a BAD_USER_INPUT error (400) with all problems, and the message of the first, if there are any. */
export function requireNoProblems(problems: readonly InputProblem[]): void {
  const [first] = problems;
  if (first !== undefined) throw new AppError('BAD_USER_INPUT', first.message, { problems });
}

/** Returns what was looked up. Throws NOT_FOUND (404) with this message if there is no such thing. */
export function requireFound<Found>(found: Found | null | undefined, message: string): Found {
  if (found === null || found === undefined) throw new AppError('NOT_FOUND', message);
  return found;
}

/** When to retry after an outage. */
export const retryAfterSeconds = 2;

/** Returns an UNAVAILABLE error (503). The answer asks for a retry. */
export function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds, cause });
}

/** PostgreSQL error codes for a full disk, insufficient memory, and a read-only database. */
const outOfSpace = new Set(['53100', '53200', '58030']);
const readOnly = '25006';
/**
 * Codes for too many connections, a statement over its time limit, serialization failures, deadlocks and lock timeouts.
 */
const busy = new Set(['53300', '57014', '40001', '40P01', '55P03']);

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
]);
/** PgBouncer's code for all its errors; of a fatal one, such as “server conn crashed?”, it closes the connection. */
export const poolerFailure = '08P01';
const lostConnection =
  /timeout exceeded when trying to connect|connection terminated|Connection ended|is not queryable/i;

/** Converts any thrown value to an `AppError`. Unexpected errors become an internal error without details. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = unavailableMessage(thrown);
  if (message !== null) return unavailable(message, thrown);
  return new AppError('INTERNAL_SERVER_ERROR', messages.internal, { cause: thrown });
}

/** Returns the reason of a database outage; `null` for any other error. */
function unavailableMessage(thrown: unknown): string | null {
  if (!(thrown instanceof Error)) return null;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (outOfSpace.has(code)) return messages.databaseFull;
  if (code === readOnly) return messages.databaseReadOnly;
  if (busy.has(code)) return messages.databaseBusy;
  const isPoolerFailure = code === poolerFailure && 'severity' in thrown && thrown.severity === 'FATAL';
  const isLost = connectionFailures.has(code) || isPoolerFailure || lostConnection.test(thrown.message);
  return isLost ? messages.unavailable : null;
}

/** Marks a case that the types exclude. Throws if it is reached at run time. */
export function assertUnreachable(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
