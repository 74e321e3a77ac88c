import { destination, type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

import type { Config } from './config.js';

/** What must not be read in a log by these names, at the top of what is logged or up to two levels below. */
const secrets = [
  'password', 'newPassword', 'currentPassword', 'passwordHash', 'adminPassword', 'token', 'tokenHash', 'jwtSecret',
  'secret', 'smtpUrl', 'databaseUrl', 'authorization', 'cookie',
]; // prettier-ignore

/** A logger, and a way to say one plain line in its right place among the log's lines. */
export type Output = Readonly<{ log: Logger; print: (line: string) => void }>;

/**
 * The server's output: JSON lines, or readable ones on a terminal. JSON lines are written in the background, so
 * that no request waits for a slow disk or pipe, and what is still waiting is written when the process ends.
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
