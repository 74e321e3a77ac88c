import type { AppError } from '../errors.js';

/** Where faults are logged, such as a pino logger. */
export interface FaultLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Logs an outage in one line, since a probe each second would fill the log with stack traces, and an internal error
 * with its cause. Other errors are those of clients and are not logged.
 */
export function logFault(log: FaultLog, error: AppError, details: object): void {
  const { code, cause, message } = error;
  if (code === 'UNAVAILABLE') {
    log.warn({ reason: cause instanceof Error ? cause.message : undefined, ...details }, message);
  }
  if (code === 'INTERNAL_SERVER_ERROR') log.error({ err: cause ?? error, ...details }, message);
}
