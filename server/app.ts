import { join } from 'node:path';

import type { Logger } from 'pino';

import type { Config } from './config.js';
import type { Database } from './persistence/database.js';
import { migrate } from './persistence/migrate.js';
import { type OpenDatabase, openDatabase } from './persistence/open-database.js';
import { DataVersionRepository } from './persistence/repositories/data-version.repository.js';
import { UnitOfWork } from './persistence/unit-of-work.js';
import { projectRoot, projectVersion } from './project-root.js';
import { createServices } from './services/create-services.js';
import { StarterSeedService } from './services/seed/starter-seed.service.js';
import { createGraphqlPlugin } from './transport/graphql/graphql-plugin.js';
import { createHttpServer } from './transport/http/create-http-server.js';
import { readContext } from './transport/read-context.js';

export interface RunningApp {
  /** Where it listens, such as http://127.0.0.1:4000. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface AppOptions {
  readonly config: Pick<Config, 'host' | 'port' | 'seed' | 'trustProxy' | 'corsOrigins'>;
  readonly databaseUrl: string;
  readonly log: Logger;
}

/** Wires the product together: migrates and fills the database, and serves both doors and the client on one port. */
export async function startApp({ config, databaseUrl, log }: AppOptions): Promise<RunningApp> {
  const open = await openDatabase(databaseUrl, (err) => log.warn({ err }, 'a database connection broke'));
  try {
    await prepareDatabase(open, config.seed, log);
    const server = await createServer(open.database, config, log);
    const address = await server.listen({ host: config.host, port: config.port });
    return { address, close: () => server.close().then(open.close) };
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function prepareDatabase(open: OpenDatabase, seed: Config['seed'], log: Logger): Promise<void> {
  const migrated = await migrate(open.dataSource);
  if (migrated.length > 0) log.info(`The database schema is up to date: ${migrated.join(', ')}`);
  if (seed === 'starter') await fillWithStarterEntries(open.database, log);
}

async function fillWithStarterEntries(database: Database, log: Logger): Promise<void> {
  const seeds = new StarterSeedService(new UnitOfWork(database));
  const stored = await seeds.seed(join(projectRoot(), 'data/starter-entries.csv'));
  if (stored > 0) log.info(`The empty database is filled with ${String(stored)} starter entries.`);
}

async function createServer(database: Database, config: AppOptions['config'], log: Logger) {
  const services = createServices(database);
  const clientDir = join(projectRoot(), 'dist/client');
  const registerGraphql = await createGraphqlPlugin({ services, log, readContext, clientDir });
  const ready = () => isReady(database);
  const programVersion = projectVersion();
  return createHttpServer({ config, log, services, ready, clientDir, programVersion, registerGraphql });
}

/** Whether the database answers and is migrated: only then has it this table. */
async function isReady(database: Database): Promise<boolean> {
  const versions = new DataVersionRepository(database);
  return versions.current().then(
    () => true,
    () => false,
  );
}
