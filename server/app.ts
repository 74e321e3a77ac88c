import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import type { Config } from './config.js';
import { createRegistry, metricsPage } from './metrics/metrics-page.js';
import { BackupRunRepository } from './persistence/backups/backup-run.repository.js';
import type { Database } from './persistence/database.js';
import { ranMigrations } from './persistence/migrate.js';
import { type OpenDatabase, openDatabase } from './persistence/open-database.js';
import { unknownMigrations } from './persistence/read-migrations.js';
import type { ReplicaSet } from './persistence/replicas/replica-set.js';
import { DataVersionRepository } from './persistence/repositories/data-version.repository.js';
import { projectRoot, projectVersion } from './project-root.js';
import type { Secret } from './secret.js';
import { serviceSettings } from './service-settings.js';
import { createBackupJob } from './services/backups/backup-job.js';
import { createFirstAdministrator, type FirstAdministrator } from './services/first-administrator.js';
import { createImportJob } from './services/imports/import-job.js';
import { createMailJob } from './services/mail/create-mail-job.js';
import type { ReadCounts } from './services/reads/replica-reads.js';
import { seedStarterEntries } from './services/seed/seed-starter-entries.js';
import { createServices } from './services/services.js';
import { LayoutJob } from './services/statistics/layout-job.js';
import { upgradeDatabase } from './services/upgrades/upgrade-database.js';
import { buildGraphqlSchema } from './transport/graphql/build-schema.js';
import { createGraphqlPlugin } from './transport/graphql/graphql-plugin.js';
import { createHttpServer, type HttpServerParts } from './transport/http/create-http-server.js';
import { createReadContext } from './transport/read-context.js';
import { ResponseCache } from './transport/response-cache.js';
import { resolverClasses, restRoutes } from './use-cases.js';

export interface RunningApp {
  /** URL at which it listens, such as http://127.0.0.1:4000. */
  readonly address: string;
  /** From now on `/readyz` refuses, while all other requests are still served. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/** Time in milliseconds in which calls still wait for their imports during a stop: half of what a request has. */
const importWaitMs = 5000;

export interface AppOptions {
  readonly config: Omit<Config, 'databaseUrl' | 'databaseDirectUrl' | 'jwtSecret' | 'logLevel' | 'logFormat'>;
  readonly jwtSecret: Secret;
  readonly databaseUrl: string;
  /** Whether it is the embedded database. @default false */
  readonly isEmbedded?: boolean;
  /** If `databaseUrl` names a pooler: the address of the database itself. */
  readonly databaseDirectUrl?: string | undefined;
  readonly log: Logger;
  /** Called when this start created the first administrator. This is the only time that the password is available. */
  readonly onFirstAdministrator: (administrator: FirstAdministrator) => void;
}

/** Starts the product: migrates and fills the database, and serves both APIs and the client on one port. */
export async function startApp(options: AppOptions): Promise<RunningApp> {
  const { databaseUrl, databaseDirectUrl, log } = options;
  const onPoolError = ({ message: reason }: Error) => log.warn({ reason }, 'A database connection was lost.');
  const replicaUrls = options.config.databaseReplicaUrls;
  const poolerUrl = databaseDirectUrl === undefined ? undefined : databaseUrl;
  const open = await openDatabase(databaseDirectUrl ?? databaseUrl, onPoolError, poolerUrl, replicaUrls);
  try {
    await prepareDatabase(open, options);
    open.watch();
    return await serve(open, options);
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** How often the log says how far a long upgrade is. */
const upgradeReportMs = 10_000;

async function prepareDatabase(open: OpenDatabase, options: AppOptions): Promise<void> {
  const { config, log, onFirstAdministrator } = options;
  let reported = performance.now();
  const upgraded = await upgradeDatabase(open, (step, progress) => {
    if (performance.now() - reported < upgradeReportMs) return;
    reported = performance.now();
    log.info(`Upgrading the stored data: ${step}, done as far as ${JSON.stringify(progress)}`);
  });
  if (upgraded.length > 0) log.info(`Applied to the database: ${upgraded.join(', ')}`);
  const newer = await unknownMigrations(await ranMigrations(open.database));
  if (newer.length > 0) {
    const advice = 'Use that version, or restore a backup of this one.';
    log.warn(`A newer version of Autoimmune Atlas migrated the database (${newer.join(', ')}). ${advice}`);
  }
  if (config.seed === 'starter') await fillWithStarterEntries(open.database, log);
  const administrator = await createFirstAdministrator(open.database, {
    email: config.adminEmail,
    password: config.adminPassword,
  });
  if (administrator !== null) onFirstAdministrator(administrator);
}

async function fillWithStarterEntries(database: Database, log: Logger): Promise<void> {
  const stored = await seedStarterEntries(database, join(projectRoot(), 'data/starter-entries.csv'));
  if (stored > 0) log.info(`Stored ${String(stored)} starter entries in the empty database.`);
}

async function serve(
  open: OpenDatabase,
  { config, jwtSecret, log, isEmbedded = false }: AppOptions,
): Promise<RunningApp> {
  const mail = createMailJob(open.database, config, log);
  const backups = createBackupJob(open.database, config, projectVersion(), log);
  const { layoutEverySeconds } = config;
  const layouts = layoutEverySeconds > 0 ? new LayoutJob(open.database, layoutEverySeconds, log) : null;
  const readCounts: ReadCounts = new Map();
  const stop = new AbortController();
  const wake = { wakeMail: () => mail.wake(), wakeImports: () => imports.wake() };
  const given = { jwtSecret, ...wake, stopSignal: stop.signal };
  const settings = serviceSettings(config, given, isEmbedded);
  const { replicas } = open;
  const replicaUse = replicas === null ? undefined : { replicas, counts: readCounts };
  const services = createServices(open.database, settings, replicaUse);
  const imports = createImportJob(open.database, log, services.fieldNames);
  const registry = createRegistry();
  const runs = new BackupRunRepository(open.database.forShortStatements());
  const metrics = metricsPage(registry, {
    open,
    cacheUse: services.cacheUse,
    readCounts,
    mails: mail.outcomes,
    imports: imports.totals,
    lastBackups: () => runs.latest(),
  });
  let draining = false;
  const isDraining = () => draining;
  const parts = { database: open.database, replicas, services, config, log, registry, metrics, isDraining };
  const server = await createServer(parts);
  const address = await server.listen({ host: config.host, port: config.port });
  mail.start();
  imports.start();
  backups?.start();
  layouts?.start();
  return {
    address,
    drain: () => {
      draining = true;
    },
    close: async () => {
      setTimeout(() => stop.abort(), importWaitMs).unref();
      await server.close();
      await Promise.all([mail.stop(), imports.stop(), backups?.stop(), layouts?.stop()]);
      await open.close();
    },
  };
}

/** Whether the database accepts writes. Rejects if nothing can be read, from the database or a replica. */
async function acceptsWrites(database: Database, replicas: ReplicaSet | null): Promise<boolean> {
  try {
    return await new DataVersionRepository(database.forShortStatements()).acceptsWrites();
  } catch (error) {
    if (replicas?.states().some(({ usable }) => usable)) return false;
    throw error;
  }
}

type GivenParts = 'config' | 'log' | 'services' | 'registry' | 'metrics' | 'isDraining';

interface ServerParts extends Pick<HttpServerParts, GivenParts> {
  readonly database: Database;
  readonly replicas: ReplicaSet | null;
}

async function createServer({ database, replicas, ...given }: ServerParts): Promise<FastifyInstance> {
  const { services, config } = given;
  const parts = {
    ...given,
    readContext: createReadContext(services.viewers),
    clientDir: join(projectRoot(), 'dist/client'),
    responseCache: new ResponseCache(),
  };
  const schema = buildGraphqlSchema(resolverClasses, services);
  const { maxUploadBytes } = config;
  return createHttpServer({
    ...parts,
    routes: restRoutes,
    ready: () => acceptsWrites(database, replicas),
    programVersion: projectVersion(),
    registerGraphql: await createGraphqlPlugin({ ...parts, schema, maxUploadBytes }),
  });
}
