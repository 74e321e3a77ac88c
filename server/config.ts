import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

import type { z } from 'zod';

import { bytesPerMegabyte, type Given, problemsAcross, variables } from './config-variables.js';
import type { Secret } from './secret.js';

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
  /** What signs tokens; unset: one that is kept in `dataDir`. */
  jwtSecret: Secret | undefined;
  /** How long a token is good, in seconds. */
  jwtTtl: number;
  /** Normalised. */
  adminEmail: string;
  /** Unset: a random one, which is printed. */
  adminPassword: Secret | undefined;
  /** Unset: mails are written to files in `dataDir`. */
  smtpUrl: Secret | undefined;
  mailFrom: string;
  /** Longest file an import takes, in bytes. */
  maxUploadBytes: number;
  /** Whether attempts that could be guesses are counted and limited. */
  rateLimit: boolean;
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

/** The folder a program was called from: npm runs scripts in the project's own, and tells which it was. */
export function calledFrom(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

/** The configuration that these variables describe; an empty variable counts as unset. */
export function parseConfig(env: NodeJS.ProcessEnv, onTerminal = false): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = variables.safeParse(given);
  const problems = [
    ...(error?.issues ?? []).map((issue) => describe(issue, given)),
    ...problemsAcross(given),
  ];
  if (!success || problems.length > 0) throw new ConfigError(problems);

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
    jwtSecret: data.JWT_SECRET,
    jwtTtl: data.JWT_TTL ?? 12 * 3600,
    adminEmail: data.ADMIN_EMAIL ?? 'admin@localhost',
    adminPassword: data.ADMIN_PASSWORD,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Autoimmune Atlas <atlas@localhost>',
    maxUploadBytes: data.MAX_UPLOAD_MB ?? 1024 * bytesPerMegabyte,
    rateLimit: data.RATE_LIMIT !== 'off',
  });
}

/** These hold what nobody else may read, and this sentence ends up in logs. */
const secretVariables = ['DATABASE_URL', 'JWT_SECRET', 'ADMIN_PASSWORD', 'SMTP_URL'];

function describe({ path, message }: z.core.$ZodIssue, given: Given): string {
  const name = String(path[0]);
  const value = secretVariables.includes(name) ? '' : ` (it is "${given[name] ?? ''}")`;
  return `${name} ${message}${value}`;
}
