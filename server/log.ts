import { destination, type DestinationStream, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';

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

/** Time in milliseconds between two attempts to write while the disk of the log is full. */
const retryMs = 1000;

/**
 * Creates the server log: JSON lines, or readable lines on a terminal. Lines are written asynchronously, so that no
 * request blocks on a slow disk or pipe. Buffered lines are flushed when the process ends. While lines cannot be
 * written, most are lost.
 */
export function createOutput(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  target: DestinationStream = logFormat === 'json' ? linesTo(1) : readable(linesTo(1)),
): Output {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level: logLevel, base: null, redact: { paths, censor: '[hidden]' } };
  const log = pino({ ...options, timestamp: pino.stdTimeFunctions.isoTime }, target);
  return { log, print: (line) => target.write(`${line}\n`) };
}

/** Writes lines to a file. A full disk ends neither the process nor the log: a line each second tries again. */
export function linesTo(dest: number): DestinationStream {
  const stream = destination({ dest, sync: false });
  const flushSync = stream.flushSync.bind(stream);
  let failedAt = -Infinity;
  stream.on('error', () => (failedAt = performance.now()));
  stream.on('write', () => (failedAt = -Infinity));
  // At the end of the process it would try for ever.
  stream.flushSync = () => {
    if (failedAt === -Infinity) flushSync();
  };
  return {
    write: (line) => {
      if (performance.now() - failedAt > retryMs) stream.write(line);
    },
  };
}

/** Writes log lines in a readable form, and other lines as they are. */
export function readable(lines: DestinationStream): DestinationStream {
  const prettify = prettyFactory({ translateTime: 'SYS:HH:MM:ss', ignore: 'reqId,req,res' });
  return { write: (line) => lines.write(prettify(line.trimEnd())) };
}
