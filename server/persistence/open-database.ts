import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

import { connect, createDataSource, createLongPool, poolOf } from './data-source.js';
import { Database } from './database.js';
import { Heartbeat } from './heartbeat.js';
import { type PoolUse, useOf } from './pool-use.js';
import { checkPooler, createPooledPool } from './pooled-connections.js';
import { ReplicaSet } from './replicas/replica-set.js';

/** A connected database: the TypeORM data source for the schema, and our `Database` for everything else. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly database: Database;
  readonly poolUse: () => Readonly<Record<'requests' | 'jobs', PoolUse>>;
  /**
   * Starts to probe the database, so that requests fail soon while it hangs. Migrations and the first entries are
   * stored before that: on a busy machine, nothing may interrupt these.
   */
  readonly watch: () => void;
  /** The read replicas; `null` without any. */
  readonly replicas: ReplicaSet | null;
  readonly close: () => Promise<void>;
}

/**
 * Connects to PostgreSQL. Calls `onPoolError` when an idle connection breaks. With `poolerUrl`, requests go through
 * that pooler, and what needs a session uses `url`: migrations, jobs, exports. Replicas at `replicaUrls` may be away.
 */
export async function openDatabase(
  url: string,
  onPoolError: (error: Error) => void,
  poolerUrl?: string,
  replicaUrls: readonly string[] = [],
): Promise<OpenDatabase> {
  const dataSource = await createDataSource(url, onPoolError);
  await connect(dataSource);
  const pool = poolerUrl === undefined ? poolOf(dataSource) : createPooledPool(poolerUrl, onPoolError);
  if (poolerUrl !== undefined) await checked(pool, dataSource);
  const longPool = createLongPool(url, onPoolError);
  const heartbeat = new Heartbeat(poolerUrl ?? url, [pool, longPool]);
  const database = new Database(pool, longPool, heartbeat);
  const replicas = replicaUrls.length === 0 ? null : new ReplicaSet(replicaUrls, database, onPoolError);
  return {
    dataSource,
    database,
    replicas,
    poolUse: () => ({ requests: useOf(pool), jobs: useOf(longPool) }),
    watch: () => {
      heartbeat.start();
      replicas?.start();
    },
    close: async () => {
      await replicas?.close();
      await heartbeat.stop();
      await longPool.end();
      if (poolerUrl !== undefined) await pool.end();
      await dataSource.destroy();
    },
  };
}

/** Closes both connections if the pooler cannot be used, so that the start fails with its reason. */
async function checked(pool: Pool, dataSource: DataSource): Promise<void> {
  try {
    await checkPooler(pool);
  } catch (error) {
    await pool.end();
    await dataSource.destroy();
    throw error;
  }
}
