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
    if ((await tryLock(session, lock)) && (await isDue(session))) await work(session);
  });
}

/** Tries to get an advisory lock, for as long as the session lives; `key` is SQL that makes its number of `value`. */
export async function tryLock(session: Queryable, value: number | string, key = '$1'): Promise<boolean> {
  const text = `SELECT pg_try_advisory_lock(${key}) AS locked`;
  const [answer] = await session.query<{ locked: boolean }>(text, [value]);
  return answer?.locked === true;
}
