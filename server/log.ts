import { destination, type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

import type { Config } from './config.js';

/** Secret property names to redact, at the top level of a logged object and up to two levels below. */
const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'adminPassword',
  'token',
  'tokenHash',
  'jwtSecret',
  'secret',
  'smtpUrl',
  'databaseUrl',
  'databaseDirectUrl',
  'authorization',
  'cookie',
];

/** A logger, and a function that prints a plain line in order with the log lines. */
export type Output = Readonly<{ log: Logger; print: (line: string) => void }>;

/**
 * Creates the server log: JSON lines, or readable lines on a terminal. JSON lines are written asynchronously, so that
 * no request blocks on a slow disk or pipe. Buffered lines are flushed when the process ends.
 */
export function createOutput(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  target: DestinationStream = logFormat === 'json' ? destination({ dest: 1, sync: false }) : readable(),
): Output {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level: logLevel, base: null, redact: { paths, censor: '[hidden]' } };
  const log = pino({ ...options, timestamp: pino.stdTimeFunctions.isoTime }, target);
  return { log, print: (line) => target.write(`${line}\n`) };
}

function readable(): DestinationStream {
  return pretty({ destination: 1, sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'reqId,req,res' });
}
