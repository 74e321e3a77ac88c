import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

import { z } from 'zod';

/** What the server was told from outside, checked and complete. */
export type Config = Readonly<{
  port: number;
  host: string;
  /** Whose `X-Forwarded-*` headers count: nobody's, everybody's, the nearest n proxies', or these addresses'. */
  trustProxy: boolean | number | string[];
  /** Unset: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  seed: 'starter' | 'none';
  /** Without a slash at its end. */
  publicUrl: string;
  corsOrigins: '*' | string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  logFormat: 'pretty' | 'json';
}>;

/** Names every bad value at once. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(['these settings are not usable:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/** Reads the environment, and `.env` below it where there is one, or throws a ConfigError. */
export function readConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  return parseConfig(process.env, process.stdout.isTTY);
}

/** The configuration that these variables describe; an empty variable counts as unset. */
export function parseConfig(env: NodeJS.ProcessEnv, onTerminal = false): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = variables.safeParse(given);
  if (!success) throw new ConfigError(error.issues.map((issue) => describe(issue, given)));

  const port = data.PORT ?? 4000;
  return Object.freeze({
    port,
    host: data.HOST ?? (env['NODE_ENV'] === 'production' ? '0.0.0.0' : '127.0.0.1'),
    trustProxy: data.TRUST_PROXY ?? false,
    databaseUrl: data.DATABASE_URL,
    dataDir: resolve(data.DATA_DIR ?? '.data'),
    seed: data.SEED ?? 'starter',
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${port}`,
    corsOrigins: data.CORS_ORIGINS ?? '*',
    logLevel: data.LOG_LEVEL ?? 'info',
    logFormat: data.LOG_FORMAT ?? (onTerminal ? 'pretty' : 'json'),
  });
}

const text = z.string().trim();

const list = (value: string): string[] => value.split(',').flatMap((part) => part.trim() || []);

const oneOf = <const T extends string>(...values: T[]) =>
  text.pipe(z.enum(values, { error: `must be one of: ${values.join(', ')}` }));

const isUrl = (value: string, ...protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const isOrigin = (value: string): boolean =>
  isUrl(value, 'http:', 'https:') && new URL(value).origin === value;

const isNetwork = (value: string): boolean =>
  isIP(value.replace(/\/\d{1,3}$/, '')) !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(value);

const trustedProxies = (value: string): boolean | number | string[] => {
  if (value === 'on' || value === 'off') return value === 'on';
  return /^\d+$/.test(value) ? Number(value) : list(value);
};

const variables = z.object({
  PORT: text
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number)
    .optional(),
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
  DATABASE_URL: text
    .refine(
      (value) => isUrl(value, 'postgres:', 'postgresql:'),
      'must be an address such as postgres://user:password@host:5432/database',
    )
    .optional(),
  DATA_DIR: text.optional(),
  SEED: oneOf('starter', 'none').optional(),
  PUBLIC_URL: text
    .refine(
      (value) => isUrl(value, 'http:', 'https:'),
      'must be an address such as https://atlas.example.org',
    )
    .transform((value) => value.replace(/\/+$/, ''))
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
});

function describe({ path, message }: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(path[0]);
  // An address of a database may hold a password, and this sentence ends up in logs.
  const value = name === 'DATABASE_URL' ? '' : ` (it is "${given[name] ?? ''}")`;
  return `${name} ${message}${value}`;
}
