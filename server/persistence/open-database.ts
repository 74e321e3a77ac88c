import type { DataSource } from 'typeorm';

import {
  connect,
  createAheadPool,
  createDataSource,
  createSessionPool,
  createStreamPool,
  poolOf,
} from './data-source.js';
import { Database } from './database.js';

/** A connected database: TypeORM's view of it for the schema, ours for everything else. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/** Connects to PostgreSQL; `onPoolError` hears of idle connections that break. */
export async function openDatabase(url: string, onPoolError: (error: Error) => void): Promise<OpenDatabase> {
  const dataSource = await createDataSource(url, onPoolError);
  await connect(dataSource);
  const streams = createStreamPool(url, onPoolError);
  const sessions = createSessionPool(url, onPoolError);
  const ahead = createAheadPool(url, onPoolError);
  return {
    dataSource,
    database: new Database(poolOf(dataSource), streams, sessions, ahead),
    close: async () => {
      await streams.end();
      await sessions.end();
      await ahead.end();
      await dataSource.destroy();
    },
  };
}
