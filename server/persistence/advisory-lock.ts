import type { Database, Queryable, Session } from './database.js';

/** A statement that selects whether something is `due`. */
interface DueQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs `work` if it is due, on one instance at a time: in a session that holds the advisory lock. Does nothing if
 * another instance holds it.
 */
export async function runIfDue(
  database: Database,
  lock: number,
  { text: dueText, values }: DueQuery,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const isDue = async (queryable: Queryable): Promise<boolean> => {
    const [answer] = await queryable.query<{ due: boolean }>(dueText, values);
    return answer?.due === true;
  };
  if (!(await isDue(database))) return;
  await database.session(async (session) => {
    const text = 'SELECT pg_try_advisory_lock($1) AS locked';
    const [answer] = await session.query<{ locked: boolean }>(text, [lock]);
    if (answer?.locked === true && (await isDue(session))) await work(session);
  });
}
