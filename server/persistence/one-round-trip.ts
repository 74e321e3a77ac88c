import { Client, type Pool } from 'pg';

import { messages } from '../../schema/contract/messages.js';
import { unavailable } from '../errors.js';
import { acquireClient, answered, answerMs, commit, run, writing } from './connection.js';
import { isRefusal } from './database-errors.js';

/** A statement with its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs statements that do not need the results of one another in one transaction and one round trip, so that they hold
 * locks without waiting for this process. Stores everything, or nothing if one fails. Returns the rows of each.
 */
export async function inOneRoundTrip(
  pool: Pool,
  statements: readonly Statement[],
): Promise<Record<string, unknown>[][]> {
  const client = await acquireClient(pool);
  const stream = client instanceof Client ? client.connection.stream : null;
  try {
    // One packet for all statements.
    stream?.cork();
    const begun = answered(client, answerMs.short, () => client.query(writing.begin));
    const answers = statements.map(({ text, values }) => run<Record<string, unknown>>(client, text, values));
    const committed = commit(client);
    stream?.uncork();
    const [, rows] = await Promise.all([begun, Promise.all(answers), committed]);
    client.release();
    return rows;
  } catch (error) {
    // After a refused statement, the database refuses the others and rolls back instead of committing.
    client.release(!isRefusal(error));
    throw isRefusal(error) ? error : unavailable(messages.outcomeUnknown, error);
  }
}
