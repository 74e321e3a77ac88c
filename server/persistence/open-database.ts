import type { DataSource } from 'typeorm';

import { connect, createDataSource, createLongPool, poolOf } from './data-source.js';
import { Database } from './database.js';
import { Heartbeat } from './heartbeat.js';
import { type PoolUse, useOf } from './pool-use.js';

/** A connected database: the TypeORM data source for the schema, and our `Database` for everything else. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly database: Database;
  /** The use of each connection pool. */
  readonly poolUse: () => Readonly<Record<'requests' | 'jobs', PoolUse>>;
  readonly close: () => Promise<void>;
}

/** Connects to PostgreSQL. Calls `onPoolError` when an idle connection breaks. */
export async function openDatabase(url: string, onPoolError: (error: Error) => void): Promise<OpenDatabase> {
  const dataSource = await createDataSource(url, onPoolError);
  await connect(dataSource);
  const pool = poolOf(dataSource);
  const longPool = createLongPool(url, onPoolError);
  const heartbeat = new Heartbeat(url, [pool, longPool]);
  heartbeat.start();
  return {
    dataSource,
    database: new Database(pool, longPool, heartbeat),
    poolUse: () => ({ requests: useOf(pool), jobs: useOf(longPool) }),
    close: async () => {
      await heartbeat.stop();
      await longPool.end();
      await dataSource.destroy();
    },
  };
}
