import type { Database } from '../persistence/database.js';

/** Imports take this lock to store; while it is held, they wait in the queue. */
export const storingLock = 'SELECT pg_advisory_xact_lock(7236011)';

/** Runs a statement that locks something. Returns the function that releases it. */
export function holdLock(database: Database, text: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const held = database.session(async (session) => {
      await session.query('BEGIN');
      await session.query(text);
      await new Promise<void>((release) => {
        resolve(() => {
          release();
          return held;
        });
      });
    });
    held.catch(reject);
  });
}

/** Whether a statement of another connection to the database waits for a lock. */
export async function waitsForLock(database: Database): Promise<boolean> {
  const waiting = await database.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}
