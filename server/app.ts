import { join } from 'node:path';

import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

import type { Config } from './config.js';
import { connect, createDataSource, poolOf } from './persistence/data-source.js';
import { Database } from './persistence/database.js';
import { migrate } from './persistence/migrate.js';
import { DataVersionRepository } from './persistence/repositories/data-version.repository.js';
import { UnitOfWork } from './persistence/unit-of-work.js';
import { projectRoot } from './project-root.js';
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
  const dataSource = createDataSource(databaseUrl, (err) => log.warn({ err }, 'a database connection broke'));
  await connect(dataSource);
  try {
    const database = await prepareDatabase(dataSource, config.seed, log);
    const server = await createServer(database, config, log);
    const address = await server.listen({ host: config.host, port: config.port });
    return { address, close: () => server.close().then(() => dataSource.destroy()) };
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function prepareDatabase(dataSource: DataSource, seed: Config['seed'], log: Logger): Promise<Database> {
  const migrated = await migrate(dataSource);
  if (migrated.length > 0) log.info(`The database schema is up to date: ${migrated.join(', ')}`);
  const database = new Database(poolOf(dataSource));
  if (seed === 'starter') await fillWithStarterEntries(database, log);
  return database;
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
  return createHttpServer({ config, log, services, ready, clientDir, registerGraphql });
}

/** Whether the database answers and is migrated: only then has it this table. */
async function isReady(database: Database): Promise<boolean> {
  const versions = new DataVersionRepository(database);
  return versions.current().then(
    () => true,
    () => false,
  );
}
