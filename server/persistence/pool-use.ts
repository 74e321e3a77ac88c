import type { Pool } from 'pg';

/** The use of a connection pool. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly max: number;
  /** Number of callers that wait for a connection. */
  readonly waiting: number;
  /** Total time that callers have waited for a connection, in seconds. */
  readonly waitedSeconds: number;
}

const waitedMs = new WeakMap<Pool, number>();

/** Adds the time that a caller waited for a connection. */
export function addWait(pool: Pool, ms: number): void {
  waitedMs.set(pool, (waitedMs.get(pool) ?? 0) + ms);
}

/** Returns the use of the pool since it was created. */
export function useOf(pool: Pool): PoolUse {
  return {
    open: pool.totalCount,
    idle: pool.idleCount,
    max: pool.options.max,
    waiting: pool.waitingCount,
    waitedSeconds: (waitedMs.get(pool) ?? 0) / 1000,
  };
}
