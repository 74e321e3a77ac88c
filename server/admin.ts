import { resolve } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';

import { destination, type Logger } from 'pino';

import {
  type BackupCommand,
  help,
  isBackupCommand,
  readArguments,
  UsageError,
  usageOf,
} from './admin/admin-arguments.js';
import { runCommand } from './admin/admin-commands.js';
import { backUpToFile, restoreFile, verifyFile } from './admin/backup-commands.js';
import { isClosedPipe } from './admin/shell-files.js';
import { terminalText } from './admin/terminal-text.js';
import { callerFolder, type Config, misspeltSettings, readConfig } from './config.js';
import { AppError } from './errors.js';
import { createOutput } from './log.js';
import type { Database } from './persistence/database.js';
import { joinEmbeddedPostgres } from './persistence/embedded-join.js';
import { openDatabase } from './persistence/open-database.js';
import { AttemptRepository } from './persistence/repositories/attempt.repository.js';
import { CredentialsRepository } from './persistence/repositories/credentials.repository.js';
import { projectVersion } from './project-root.js';
import { loadSigningSecret } from './secret-file.js';
import { Secret } from './secret.js';
import { serviceSettings } from './service-settings.js';
import { SignInThrottle } from './services/attempts/sign-in-throttle.js';
import { AccountRecoveryService } from './services/auth/account-recovery.service.js';
import { createImportJob } from './services/imports/import-job.js';
import { PasswordHasher } from './services/passwords/password-hasher.js';
import { createServices } from './services/services.js';
import { upgradeDatabase } from './services/upgrades/upgrade-database.js';
import { reasonOf } from './start-failure.js';
import { StopRequest, stopSignal } from './stop-signal.js';

const failed = 1;
const usageErrorCode = 2;
const exitCodes = { SIGINT: 130, SIGTERM: 143 };
/** Time in milliseconds in which a command ends after a signal; what then still runs is broken off. */
const stopMs = 10_000;

// A program that has read enough, such as `head`, closes the pipe. The command goes on to its end.
process.stderr.on('error', () => undefined);
process.stdout.on('error', (error) => {
  if (isClosedPipe(error)) return;
  printProgress(reasonOf(error));
  process.exitCode ??= failed;
});

const stop = stopSignal();
stop.addEventListener('abort', endSoon);
const args = process.argv.slice(2);
try {
  await main(args);
} catch (error) {
  if (stop.reason instanceof StopRequest) process.stderr.write(`Stopped by ${stop.reason.signal}.\n`);
  else if (error instanceof UsageError) printProgress(`${error.message}\n\n${usageOf(args).trimEnd()}`);
  // Otherwise it is reported already.
  else if (process.exitCode === undefined)
    printProgress(error instanceof AppError ? error.message : reasonOf(error));
  process.exitCode ??= error instanceof UsageError ? usageErrorCode : failed;
}

function endSoon(): void {
  if (stop.reason instanceof StopRequest) process.exitCode ??= exitCodes[stop.reason.signal];
  setTimeout(() => process.exit(), stopMs).unref();
}

async function main(args: readonly string[]): Promise<void> {
  const command = readArguments(args);
  if (command.name === 'help') {
    print(help.trimEnd());
    return;
  }

  const config = readConfig();
  for (const sentence of misspeltSettings()) printProgress(sentence);
  if (isBackupCommand(command)) {
    await runBackupCommand(command, config);
    return;
  }
  await withDatabase(config, command.name === 'create-admin', async (database, log) => {
    const wakeImports = (): void => job.wake();
    const services = await createAll(database, config, wakeImports);
    const job = createImportJob(database, log, services.fieldNames);
    const recovery = createRecovery(database);
    const given = { folder: callerFolder(), print, printProgress, readInput, stop };
    const parts = { ...services, recovery, ...given };
    // If no server runs, no other process stores the received imports.
    if (command.name === 'import') job.start();
    stop.addEventListener('abort', () => void job.stop());
    await runCommand(command, parts).finally(() => job.stop());
  });
}

/** Backups need no services, and neither upgrade the database before they read it nor create one to be read. */
async function runBackupCommand({ name, file }: BackupCommand, config: Config): Promise<void> {
  const path = resolve(callerFolder(), file);
  const log = logOf(config);
  if (name === 'verify-backup')
    return verifyFile(
      path,
      { dataDir: config.dataDir, log, signal: stop },
      { print, onProgress: printProgress },
    );
  if (name === 'restore') {
    return restoreFile(path, (work) => withDatabaseUrl(config, true, work), {
      print,
      onProgress: printProgress,
    });
  }
  await withDatabaseUrl(config, false, async (url) => {
    const open = await openDatabase(url, () => undefined);
    const parts = { print, onProgress: printProgress, stop };
    await backUpToFile(path, open.database, projectVersion(), parts).finally(() => open.close());
  });
}

/** Runs `work` on the server's database, migrated. */
async function withDatabase(
  config: Config,
  mayCreate: boolean,
  work: (database: Database, log: Logger) => Promise<void>,
): Promise<void> {
  await withDatabaseUrl(config, mayCreate, async (url) => {
    const open = await openDatabase(url, () => undefined);
    try {
      await upgradeDatabase(open);
      await work(open.database, logOf(config));
    } finally {
      await open.close();
    }
  });
}

function logOf(config: Config): Logger {
  return createOutput({ ...config, logLevel: 'warn' }, destination({ dest: 2, sync: true })).log;
}

/**
 * Runs `work` on the server's database. Afterwards, stops the embedded one or leaves a running one running. A signal
 * stops it at once, which ends the work: the database rolls back what is not complete.
 */
async function withDatabaseUrl(
  config: Config,
  mayCreate: boolean,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const onCreate = mayCreate
    ? () => void process.stderr.write(`There is no database in ${config.dataDir}; creating a new one.\n`)
    : null;
  const embedded =
    config.databaseUrl === undefined
      ? await joinEmbeddedPostgres({ ...config, log: logOf(config), onCreate, signal: stop })
      : null;
  const leave = (): void => void embedded?.leave().catch(() => undefined);
  stop.addEventListener('abort', leave);
  try {
    stop.throwIfAborted();
    await work(embedded?.url ?? config.databaseDirectUrl ?? config.databaseUrl ?? '');
  } finally {
    await embedded?.leave();
  }
}

async function createAll(database: Database, config: Config, wakeImports: () => void) {
  const jwtSecret = config.jwtSecret ?? (await loadSigningSecret(config.dataDir));
  // The server sends e-mails: it polls the queue.
  const given = { jwtSecret, wakeMail: () => undefined, wakeImports };
  return createServices(database, serviceSettings(config, given, config.databaseUrl === undefined));
}

function createRecovery(database: Database): AccountRecoveryService {
  const throttle = new SignInThrottle(new AttemptRepository(database, true));
  return new AccountRecoveryService(new CredentialsRepository(database), new PasswordHasher(), throttle);
}

function print(line: string): void {
  process.stdout.write(`${terminalText(line)}\n`);
}

function printProgress(line: string): void {
  process.stderr.write(`${terminalText(line)}\n`);
}

/** Reads a password without the line break that a terminal or `echo` adds. Throws a UsageError for a blank one. */
async function readInput(): Promise<Secret> {
  const password = (await text(addAbortSignal(stop, process.stdin))).replace(/\r?\n$/, '');
  if (password.trim() === '') throw new UsageError('There is no password on standard input.');
  return new Secret(password);
}
