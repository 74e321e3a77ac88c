import type { SystemView } from '../../nouns/system.js';
import type { Database } from '../database.js';
import { onlyRow } from '../rows.js';

const figuresSql = `SELECT
  (SELECT count(*)::int FROM mails) AS mails,
  (SELECT count(*)::int FROM mails WHERE attempts > 1) AS "mailsRetried",
  (SELECT count(*)::int FROM imports WHERE status = 'waiting') AS "importsWaiting",
  (SELECT count(*)::int FROM imports WHERE status = 'running') AS "importsRunning",
  (SELECT count(*)::int FROM submissions WHERE status_detail = 'pending') AS "submissionsPending"`;

/** Reads the lengths of the queues, for monitoring. */
export class QueueFiguresRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<SystemView['queues']> {
    return onlyRow(await this.database.query<SystemView['queues']>(figuresSql));
  }
}
