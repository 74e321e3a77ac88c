import { isIP } from 'node:net';

import { z } from 'zod';

import { limits } from '../schema/contract/limits.js';
import { isEmail, normaliseEmail } from '../schema/contract/rules/email.js';
import { passwordProblem } from '../schema/contract/rules/password.js';
import { Secret } from './secret.js';

/** Environment variables without the empty ones. */
export type GivenVariables = Readonly<Record<string, string | undefined>>;

/** Bytes of a megabyte as used in the settings. */
export const bytesPerMegabyte = 1_048_576;

const text = z.string().trim();

const list = (value: string): string[] => value.split(',').flatMap((part) => part.trim() || []);

const oneOf = <const T extends string>(...values: T[]) =>
  text.pipe(z.enum(values, { error: `must be one of: ${values.join(', ')}` }));

const isUrl = (value: string, ...protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const isOrigin = (value: string): boolean =>
  isUrl(value, 'http:', 'https:') && new URL(value).origin === value;

const isSite = (value: string): boolean =>
  isUrl(value, 'http:', 'https:') && new URL(value).href === `${new URL(value).origin}/`;

const isNetwork = (value: string): boolean =>
  isIP(value.replace(/\/\d{1,3}$/, '')) !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(value);

const trustedProxies = (value: string): boolean | number | string[] => {
  if (value === 'on' || value === 'off') return value === 'on';
  return /^\d+$/.test(value) ? Number(value) : list(value);
};

const secondsOf = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Returns the seconds of a duration such as `12h`; NaN for anything else. */
function secondsIn(value: string): number {
  const [, number, unit] = /^(\d{1,9})([smhd])$/.exec(value) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h' && unit !== 'd') return Number.NaN;
  return Number(number) * secondsOf[unit];
}

/** Reads a whole number such as a "number of seconds" from `least` to `most`. */
function wholeNumber(what: string, least: number, most: number) {
  return text
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole ${what} from ${String(least)} to ${String(most)}`,
    )
    .transform(Number);
}

/**
 * Reads a duration of at least `shortest` and at most `longest` seconds, which `words` describe, as seconds; `off` as 0
 * where it is allowed.
 */
function duration(shortest: number, longest: number, words: string, allowsOff = false) {
  const isRight = (seconds: number): boolean =>
    (seconds >= shortest && seconds <= longest) || (allowsOff && seconds === 0);
  return text
    .transform((value) => (allowsOff && value === 'off' ? 0 : secondsIn(value)))
    .refine(isRight, `must be ${words}: a number and s, m, h or d`);
}

function isAcceptableLength(password: string): boolean {
  const problem = passwordProblem(password, null);
  return problem !== 'passwordTooShort' && problem !== 'passwordTooLong';
}

/** Matches an e-mail address alone, or a name and the address in angle brackets. */
function isSender(value: string): boolean {
  const [, address] = /^[^<>"\r\n]*<([^<>]+)>$/.exec(value) ?? [];
  return isEmail(normaliseEmail(address ?? value));
}

const isDatabaseUrl = (value: string): boolean => isUrl(value, 'postgres:', 'postgresql:');

const databaseExample = 'postgres://user:password@host:5432/database';
const databaseUrl = text.refine(isDatabaseUrl, `must be an address such as ${databaseExample}`);

/** Schema of the variables. */
export const variables = z.object({
  PORT: wholeNumber('number', 0, 65_535).optional(),
  HOST: text
    .refine((value) => /^[\w.:-]+$/.test(value), 'must be a host name or address, such as 127.0.0.1')
    .optional(),
  TRUST_PROXY: text
    .refine(
      (value) => /^(on|off|\d{1,2})$/.test(value) || list(value).every(isNetwork),
      'must be off, on, a number of proxies, or addresses separated by commas',
    )
    .transform(trustedProxies)
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: text
    .refine(
      (value) => list(value).every(isDatabaseUrl),
      `must be like ${databaseExample}, separated by commas`,
    )
    .transform(list)
    .optional(),
  DATA_DIR: text.optional(),
  SEED: oneOf('starter', 'none').optional(),
  PUBLIC_URL: text
    .transform((value) => value.replace(/\/+$/, ''))
    .refine(isSite, 'must be an address such as https://atlas.example.org, without a path')
    .optional(),
  CORS_ORIGINS: text
    .refine(
      (value) => value === '*' || list(value).every(isOrigin),
      'must be * or origins such as https://example.org, without a path, separated by commas',
    )
    .transform((value) => (value === '*' ? value : list(value)))
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
  LOG_FORMAT: oneOf('pretty', 'json').optional(),
  JWT_SECRET: text
    .refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long')
    .transform((value) => new Secret(value))
    .optional(),
  JWT_TTL: duration(60, 30 * secondsOf.d, 'a time from 1m to 30d').optional(),
  ADMIN_EMAIL: text
    .transform(normaliseEmail)
    .refine(isEmail, 'must be an e-mail address such as admin@example.org')
    .optional(),
  // Not trimmed, since the password typed at sign-in is not trimmed either.
  ADMIN_PASSWORD: z
    .string()
    .refine(
      isAcceptableLength,
      `must be ${String(limits.password.min)} to ${String(limits.password.max)} characters long`,
    )
    .refine((value) => !/[\r\n]/.test(value), 'must be one line')
    .transform((value) => new Secret(value))
    .optional(),
  SMTP_URL: text
    .refine(
      (value) => isUrl(value, 'smtp:', 'smtps:') && new URL(value).hostname !== '',
      'must be an address such as smtp://user:password@mail.example.org:587',
    )
    .transform((value) => new Secret(value))
    .optional(),
  MAIL_FROM: text
    .refine(isSender, 'must be an address such as atlas@example.org or Autoimmune Atlas <atlas@example.org>')
    .optional(),
  MAX_UPLOAD_MB: wholeNumber('number of megabytes', 1, 102_400)
    .transform((megabytes) => megabytes * bytesPerMegabyte)
    .optional(),
  DRAIN_SECONDS: wholeNumber('number of seconds', 0, 300).optional(),
  METRICS_TOKEN: text
    .refine(
      (value) => /^[\w.~+/=-]{16,}$/.test(value),
      'must be at least 16 letters, digits or signs of ._~+/=-',
    )
    .transform((value) => new Secret(value))
    .optional(),
  RATE_LIMIT: oneOf('on', 'off').optional(),
  LAYOUT_EVERY: duration(60, 30 * secondsOf.d, 'off, or a time from 1m to 30d, such as 10m', true).optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_EVERY: duration(1, 366 * secondsOf.d, 'a time from 1s to 366d, such as 24h').optional(),
  BACKUP_KEEP: wholeNumber('number of backups', 1, 99_999).optional(),
});

/** Returns the problems of combinations of variables. */
export function combinationProblems(given: GivenVariables): string[] {
  const problems: string[] = [];
  const isExternal = given['DATABASE_URL'] !== undefined;
  if (given['NODE_ENV'] === 'production' && isExternal && given['JWT_SECRET'] === undefined) {
    problems.push(
      'JWT_SECRET must be set with NODE_ENV=production and DATABASE_URL: all instances need the same one',
    );
  }
  if (given['BACKUP_EVERY'] !== undefined && given['BACKUP_DIR'] === undefined) {
    problems.push('BACKUP_DIR must be set with BACKUP_EVERY: the folder for the backups');
  }
  if (given['DATABASE_DIRECT_URL'] !== undefined && !isExternal) {
    problems.push('DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler');
  }
  if (given['DATABASE_REPLICA_URLS'] !== undefined && !isExternal) {
    problems.push('DATABASE_REPLICA_URLS needs DATABASE_URL, the address of their primary');
  }
  return problems;
}
