import type { SystemView } from '../../nouns/system.js';
import type { Database } from '../database.js';

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
    const [figures] = await this.database.query<SystemView['queues']>(figuresSql);
    if (figures === undefined) throw new Error('A statement without FROM returns a row');
    return figures;
  }
}
