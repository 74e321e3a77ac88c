import type { ErrorCode, InputProblem } from '../schema/contract/error-codes.js';
import { messages } from '../schema/contract/messages.js';

interface ErrorDetails {
  readonly problems?: readonly InputProblem[];
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
  readonly cause?: unknown;
}

/** The one error that may reach a client: a code of the contract's table and a sentence of its catalogue. */
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

/** A 400 about one input: the sentence a person reads, and the path of what was wrong. */
export function badInput(path: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { problems: [{ path, message }] });
}

/** What PostgreSQL says when its disk or memory is full, and when it only lets read. */
const outOfSpace = new Set(['53100', '53200', '58030']);
const readOnly = '25006';

const connectionFailures = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT',
  // Two who wait for each other, or for too long: trying again helps, as it does after an outage.
  '40001', '40P01', '55P03',
  '08000', '08001', '08003', '08004', '08006', '53300', '57P01', '57P02', '57P03', '57014',
]); // prettier-ignore
const lostConnection =
  /timeout exceeded when trying to connect|connection terminated|Connection ended|is not queryable/i;
const retryAfterSeconds = 2;

/** Translates whatever was thrown into an `AppError`; what nobody foresaw becomes an internal error that tells nothing. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = unavailableMessage(thrown);
  if (message !== null) return new AppError('UNAVAILABLE', message, { retryAfterSeconds, cause: thrown });
  return new AppError('INTERNAL_SERVER_ERROR', messages.internal, { cause: thrown });
}

/** Why the database could not do it now; `null` for any other error. */
function unavailableMessage(thrown: unknown): string | null {
  if (!(thrown instanceof Error)) return null;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (outOfSpace.has(code)) return messages.databaseFull;
  if (code === readOnly) return messages.databaseReadOnly;
  return connectionFailures.has(code) || lostConnection.test(thrown.message) ? messages.unavailable : null;
}

/** Marks a case that types rule out; throws if it is reached all the same. */
export function assertUnreachable(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
