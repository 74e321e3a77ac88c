import { inspect } from 'node:util';

import { ConfigError } from './config.js';
import { poolerFailure, toAppError } from './errors.js';
import { BackupRefusedError } from './persistence/backups/backup-refusals.js';
import { EmbeddedPostgresError } from './persistence/embedded-binaries.js';
import { UnsuitableDatabaseError } from './persistence/migrate.js';
import { PoolerError } from './persistence/pooled-connections.js';
import { BlankSecretError } from './secret-file.js';

/** Errors whose message says what a person can do. */
const explained = [
  ConfigError,
  EmbeddedPostgresError,
  UnsuitableDatabaseError,
  BackupRefusedError,
  PoolerError,
  BlankSecretError,
];

// PgBouncer's message for a connection with settings of its own.
const poolerSettings = /^unsupported startup parameter/;
// Codes of Node, PostgreSQL and PgBouncer for a database that is unreachable or refuses the login.
const databaseCodes = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  ...['28P01', '28000', '3D000', poolerFailure],
];

// Messages of pg for a connection that is cut, or a program that is no PostgreSQL. They have no code.
const brokenConnection = /^Connection terminated|^timeout e/;
// Code of PostgreSQL.
const missingRight = '42501';

// Codes of Node.js for a file or folder that this user may not use.
const accessCodes = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'];
// Codes of Node and PostgreSQL.
const fullDiskCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Returns a short message for errors that a person can fix, and all details for other errors. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  if (explained.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const port = 'port' in error ? String(error.port) : '';
  if (code === 'EADDRINUSE')
    return `port ${port} is in use by another program. Stop it, or set PORT to another.`;
  if (code === 'EACCES' && port)
    return `port ${port} needs rights that this user lacks. Set PORT to another.`;
  if (code === poolerFailure && poolerSettings.test(error.message))
    return `${unusable(error.message)}. It is a pooler: set DATABASE_DIRECT_URL to the database itself.`;
  if (databaseCodes.includes(code)) return unusable(error.message || code);
  if (code === missingRight)
    return `the user of DATABASE_URL lacks a right: ${error.message}. Make it the owner of the database.`;
  if (fullDiskCodes.includes(code)) return `the disk is full: ${error.message}. Free some of its space.`;
  const isRefusedFolder = code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
  if ((accessCodes.includes(code) && 'path' in error) || isRefusedFolder)
    return `${error.message}. Give this user access to it, or set DATA_DIR to another folder.`;
  if (brokenConnection.test(error.message) || toAppError(error).code === 'UNAVAILABLE')
    return `the database cannot be used: ${error.message}. ${outageAdvice}`;
  return inspect(error);
}

const outageAdvice =
  'Start again once it can be reached and accepts changes; DATABASE_URL, if set, must be its address.';

function unusable(reason: string): string {
  return `the database at DATABASE_URL cannot be used: ${reason}`;
}
