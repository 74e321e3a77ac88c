import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type RunningApp, startApp } from './app.js';
import { type Config, ConfigError, misspeltSettings, readConfig } from './config.js';
import { createOutput, type Output } from './log.js';
import { startEmbeddedPostgres } from './persistence/embedded-postgres.js';
import { loadSigningSecret } from './secret-file.js';
import type { FirstAdministrator } from './services/first-administrator.js';
import { reasonOf } from './start-failure.js';
import { StopRequest, stopSignal } from './stop-signal.js';

/** Time for running requests to finish during shutdown. */
const graceMs = 10_000;

// Codes of Node.js for a HOST that is no address of this machine, or no name of one.
const hostCodes: unknown[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

type Part = Readonly<{ name: string; close: () => Promise<void>; limitMs: number }>;

try {
  const config = readConfig();
  await serve(config, createOutput(config));
  process.exit(0);
} catch (error) {
  process.stderr.write(`Autoimmune Atlas did not start: ${reasonOf(error)}\n`);
  process.exit(1);
}

/** Starts the parts in sequence, waits for a signal, and closes them in reverse order. */
async function serve(config: Config, output: Output): Promise<void> {
  const signal = stopSignal();
  const signalled = once(signal, 'abort');
  const parts: Part[] = [];
  for (const sentence of misspeltSettings()) output.log.warn(sentence);
  try {
    await requireFreePort(config);
    const databaseUrl = config.databaseUrl ?? (await startDatabase(config, output, parts, signal));
    // A signal does not wait for a migration or the initial fill: both roll back when the database closes.
    const app = await Promise.race([startServing(config, databaseUrl, output, parts), signalled]);
    await signalled;
    if ('drain' in app) await drain(app, signal, config, output);
    output.log.info('Stopping: new requests are refused, running requests finish.');
  } catch (error) {
    if (error !== signal.reason) throw error;
  } finally {
    for (const part of parts.reverse()) await closeInTime(part, output);
  }
  output.print('Autoimmune Atlas has stopped.');
}

/** Throws now if the address is in use or not allowed, instead of after the database has started. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && hostCodes.includes(error.code))) throw error;
    throw new ConfigError([`HOST must be an address of this machine (it is "${host}")`]);
  }
  probe.close();
  await once(probe, 'close');
}

async function startDatabase(
  { dataDir }: Config,
  { log }: Output,
  parts: Part[],
  signal: AbortSignal,
): Promise<string> {
  log.info(`Starting the embedded database in ${dataDir}`);
  const database = await startEmbeddedPostgres({ dataDir, log, signal });
  if (database.adopted) log.info('The embedded database is still running. The server uses it.');
  parts.push({ name: 'embedded database', close: () => database.stop(), limitMs: 60_000 });
  return database.url;
}

async function startServing(
  config: Config,
  databaseUrl: string,
  output: Output,
  parts: Part[],
): Promise<RunningApp> {
  const app = await startApp({
    config,
    databaseUrl,
    isEmbedded: config.databaseUrl === undefined,
    databaseDirectUrl: config.databaseDirectUrl,
    jwtSecret: config.jwtSecret ?? (await loadSigningSecret(config.dataDir)),
    log: output.log,
    onFirstAdministrator: (administrator) => output.print(administratorNotice(administrator)),
  });
  parts.push({ name: 'server', close: () => app.close(), limitMs: graceMs });
  output.print(`\nAutoimmune Atlas is ready at ${readable(app.address)}\n`);
  if (config.backups !== undefined && config.backups.everySeconds === undefined) {
    output.log.warn('BACKUP_EVERY is not set: the server writes no backups to BACKUP_DIR.');
  }
  if (config.smtpUrl === undefined) {
    output.log.info(`SMTP_URL is not set: e-mails are written to files in ${join(config.dataDir, 'outbox')}`);
  }
  return app;
}

/** After SIGTERM: serves on for a while as not ready, so that balancers send nothing more. Ctrl-C ends that. */
async function drain(
  app: RunningApp,
  { reason }: AbortSignal,
  { drainSeconds }: Config,
  { log }: Output,
): Promise<void> {
  if (!(reason instanceof StopRequest) || reason.signal !== 'SIGTERM' || drainSeconds === 0) return;
  log.info(`Stopping in ${String(drainSeconds)} s: /readyz refuses, requests are still served.`);
  app.drain();
  await Promise.race([sleep(drainSeconds * 1000), once(process, 'SIGINT')]);
}

/** Prints the password instead of logging it: a log must not contain passwords. It is shown only once. */
function administratorNotice({ email, password }: FirstAdministrator): string {
  const secret =
    password === null ? 'the one in ADMIN_PASSWORD' : `${password.reveal()}  (shown only this once)`;
  return `\nThe first administrator can sign in at /login:\n  E-mail:   ${email}\n  Password: ${secret}`;
}

async function closeInTime({ name, close, limitMs }: Part, { log }: Output): Promise<void> {
  const outOfTime = new Promise<string>((resolve) => setTimeout(resolve, limitMs, 'out of time'));
  try {
    const outcome = await Promise.race([close(), outOfTime]);
    if (outcome) log.warn(`The ${name} did not close within ${limitMs / 1000} s and was terminated.`);
  } catch (error) {
    log.error({ err: error }, `The ${name} did not close cleanly.`);
  }
}

/** Returns the URL as a person types it: `localhost` if the server listens on all or on the local address. */
function readable(address: string): string {
  return address.replace(/\/\/(0\.0\.0\.0|127\.0\.0\.1|\[::1?\])(?=:|$|\/)/, '//localhost');
}
