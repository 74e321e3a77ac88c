import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';

import type { z } from 'zod';

import { bytesPerMegabyte, combinationProblems, type GivenVariables, variables } from './config-variables.js';

/** The validated configuration of the server. */
export type Config = ReturnType<typeof parseConfig>;

/** The configuration is invalid. The message lists every invalid value. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(['these settings are invalid:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/**
 * Reads the configuration from the environment, with `.env` as defaults. Throws a ConfigError if it is invalid, or if
 * `.env` cannot be read.
 */
export function readConfig(): Config {
  if (existsSync('.env')) loadSettings('.env');
  return parseConfig(process.env, process.stdout.isTTY);
}

function loadSettings(file: string): void {
  try {
    loadEnvFile(file);
  } catch {
    // Node.js reports each failure as a missing file.
    throw new ConfigError([
      `${resolve(file)} cannot be read. Give this user access to the file, or remove it.`,
    ]);
  }
}

/** Returns the folder from which the program was called. npm changes the folder and passes the original one. */
export function callerFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

/** Parses the configuration from variables. An empty variable counts as unset. */
export function parseConfig(env: NodeJS.ProcessEnv, onTerminal = false) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { success, data, error } = variables.safeParse(given);
  const problems = [
    ...(error?.issues ?? []).map((issue) => describe(issue, given)),
    ...combinationProblems(given),
  ];
  if (!success || problems.length > 0) throw new ConfigError([...problems, ...misspeltSettings(env)]);

  const port = data.PORT ?? 4000;
  return Object.freeze({
    port,
    host: data.HOST ?? (env['NODE_ENV'] === 'production' ? '0.0.0.0' : '127.0.0.1'),
    /** Proxies whose `X-Forwarded-*` headers are trusted: none, all, the nearest n, or these IP addresses. */
    trustProxy: data.TRUST_PROXY ?? false,
    /** If unset, the embedded PostgreSQL in `dataDir` is used. */
    databaseUrl: data.DATABASE_URL,
    /** Without a pooler, for what needs a session. If unset, there is no pooler at `databaseUrl`. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    /** Addresses of read replicas; unset or empty: every read goes to the primary. */
    databaseReplicaUrls: data.DATABASE_REPLICA_URLS,
    /** Absolute path. */
    dataDir: resolve(data.DATA_DIR ?? '.data'),
    seed: data.SEED ?? 'starter',
    /** Without a trailing slash. */
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${port}`,
    corsOrigins: data.CORS_ORIGINS ?? '*',
    logLevel: data.LOG_LEVEL ?? 'info',
    logFormat: data.LOG_FORMAT ?? (onTerminal ? 'pretty' : 'json'),
    /** Secret that signs tokens. If unset, a generated one stored in `dataDir` is used. */
    jwtSecret: data.JWT_SECRET,
    /** Lifetime of a token, in seconds. */
    jwtTtl: data.JWT_TTL ?? 12 * 3600,
    /** Normalised e-mail address. */
    adminEmail: data.ADMIN_EMAIL ?? 'admin@localhost',
    /** If unset, a random password is generated and printed. */
    adminPassword: data.ADMIN_PASSWORD,
    /** If unset, e-mails are written to files in `dataDir`. */
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Autoimmune Atlas <atlas@localhost>',
    /** Maximum size of an imported file, in bytes. */
    maxUploadBytes: data.MAX_UPLOAD_MB ?? 1024 * bytesPerMegabyte,
    /** For how long `/readyz` refuses after SIGTERM before the server stops, in seconds. */
    drainSeconds: data.DRAIN_SECONDS ?? 0,
    /** What `/metrics` wants as a bearer token. If unset, only programs on this machine may read it. */
    metricsToken: data.METRICS_TOKEN,
    /** Whether sign-in attempts and similar guesses are rate-limited. */
    rateLimit: data.RATE_LIMIT !== 'off',
    /** Seconds from one layout of the network to the next. If 0, none is computed. */
    layoutEverySeconds: data.LAYOUT_EVERY ?? 600,
    /** The backups that the server writes by itself. If unset, it writes none. */
    backups:
      data.BACKUP_DIR === undefined
        ? undefined
        : { folder: resolve(data.BACKUP_DIR), everySeconds: data.BACKUP_EVERY, keep: data.BACKUP_KEEP ?? 7 },
  });
}

/** Returns a sentence for each variable whose name is no setting, but differs from one by a letter or underscores. */
export function misspeltSettings(env: NodeJS.ProcessEnv = process.env): string[] {
  const settings = Object.keys(variables.shape);
  return Object.keys(env).flatMap((name) => {
    const meant = settings.includes(name) ? undefined : settings.find((setting) => isNear(name, setting));
    return meant === undefined ? [] : `There is no setting ${name}; perhaps ${meant} is meant.`;
  });
}

function isNear(name: string, setting: string): boolean {
  const shortened = new Set(withoutOneLetter(setting));
  return withoutOneLetter(name).some((part) => shortened.has(part));
}

/** Returns the name without underscores, and each name that lacks one of its letters. */
function withoutOneLetter(name: string): string[] {
  const letters = name.replaceAll('_', '').toUpperCase();
  return [letters, ...Array.from(letters, (_, place) => letters.slice(0, place) + letters.slice(place + 1))];
}

/** Variables with secret values. Error messages end up in logs and must not contain the values. */
const secretVariables = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'METRICS_TOKEN',
];

function describe({ path, message }: z.core.$ZodIssue, given: GivenVariables): string {
  const name = String(path[0]);
  const value = secretVariables.includes(name) ? '' : ` (it is "${given[name] ?? ''}")`;
  return `${name} ${message}${value}`;
}
