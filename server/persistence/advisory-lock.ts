import type { Database, Queryable, Session } from './database.js';

/**
 * Runs `work` if `isDue`, on one instance at a time: in a session that holds the advisory lock. Does nothing if another
 * instance holds it.
 */
export async function runIfDue(
  database: Database,
  lock: number,
  isDue: (queryable: Queryable) => Promise<boolean>,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  if (!(await isDue(database))) return;
  await database.session(async (session) => {
    const text = 'SELECT pg_try_advisory_lock($1) AS locked';
    const [answer] = await session.query<{ locked: boolean }>(text, [lock]);
    if (answer?.locked === true && (await isDue(session))) await work(session);
  });
}
