import type { DataSource } from 'typeorm';

import { connect, createDataSource, createLongPool, poolOf } from './data-source.js';
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
  const longPool = createLongPool(url, onPoolError);
  return {
    dataSource,
    database: new Database(poolOf(dataSource), longPool),
    close: async () => {
      await longPool.end();
      await dataSource.destroy();
    },
  };
}
