import type { ClientBase, Pool, PoolClient } from 'pg';

import { messages } from '../../schema/contract/messages.js';
import { unavailable } from '../errors.js';
import { acquireClient, answered, answerMs, type Queryable, run } from './connection.js';
import { isRefusal } from './database-errors.js';

/** How a transaction begins, and what it throws if its end is not acknowledged. */
interface TransactionKind {
  readonly begin: string;
  readonly unacknowledged: (reason: unknown) => unknown;
}

export const writing: TransactionKind = {
  begin: `BEGIN; SET LOCAL statement_timeout = ${String(answerMs.short)}`,
  unacknowledged: outcomeUnknown,
};
export const reading: TransactionKind = {
  begin: 'BEGIN READ ONLY',
  unacknowledged: (reason) => reason,
};

/** Removes the time limit of statements in a transaction that may write a million entries. */
export async function allowLongStatements(transaction: Queryable): Promise<void> {
  await transaction.query('SET LOCAL statement_timeout = 0');
}

/**
 * Runs `work` in one transaction on its own connection. Stores everything, or nothing if `work` throws. Neither the
 * first statement nor the commit waits for the answers to what was sent before them.
 */
export async function inTransaction<Result>(
  pool: Pool,
  { begin, unacknowledged }: TransactionKind,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await acquireClient(pool);
  const sent: Promise<unknown>[] = [];
  const send = (answer: Promise<unknown>): void => {
    answer.catch(() => undefined);
    sent.push(answer);
  };
  try {
    send(answered(client, answerMs.short, () => client.query(begin)));
    const transaction: Queryable = {
      query: (text, values = []) => run(client, text, values),
      send: (text, values = []) => send(run(client, text, values)),
    };
    const result = await work(transaction).catch(async (error: unknown) => {
      // What follows a refused statement fails as well, only because of it.
      const [refused] = await failures(sent);
      throw refused ?? error;
    });
    await answered(client, answerMs.long, () => commit(client, unacknowledged, sent));
    client.release();
    return result;
  } catch (error) {
    await abandon(client);
    throw error;
  }
}

/** Returns why promises failed, in their order, once all have ended. */
async function failures(answers: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const ended = await Promise.allSettled(answers);
  return ended.flatMap((answer): unknown[] => (answer.status === 'rejected' ? [answer.reason] : []));
}

/** Runs `work` in one transaction on a connection that the caller continues to use. */
export async function within<Result>(
  client: PoolClient,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work({ query: (text, values = []) => run(client, text, values) });
    await commit(client, outcomeUnknown);
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Nobody knows whether the changes are stored. */
function outcomeUnknown(reason: unknown): Error {
  return unavailable(messages.outcomeUnknown, reason);
}

/**
 * Commits, without waiting for the answers to what was `sent` before: if the database refuses one of these statements,
 * it rolls back instead.
 */
async function commit(
  client: ClientBase,
  unacknowledged: TransactionKind['unacknowledged'],
  sent: readonly Promise<unknown>[] = [],
): Promise<void> {
  const [reason] = await failures([...sent, client.query('COMMIT')]);
  if (reason !== undefined) throw isRefusal(reason) ? reason : unacknowledged(reason);
}

async function abandon(client: PoolClient): Promise<void> {
  try {
    await answered(client, answerMs.short, () => client.query('ROLLBACK'));
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
