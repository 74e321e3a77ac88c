import type { Database } from '../database.js';

/** The work that waits in the database, for all instances together. */
export interface QueueFigures {
  readonly mails: number;
  /** E-mails that could not be sent at least once. */
  readonly mailsRetried: number;
  readonly importsWaiting: number;
  readonly importsRunning: number;
  readonly submissionsPending: number;
}

const figuresSql = `SELECT
  (SELECT count(*)::int FROM mails) AS mails,
  (SELECT count(*)::int FROM mails WHERE attempts > 1) AS "mailsRetried",
  (SELECT count(*)::int FROM imports WHERE status = 'waiting') AS "importsWaiting",
  (SELECT count(*)::int FROM imports WHERE status = 'running') AS "importsRunning",
  (SELECT count(*)::int FROM submissions WHERE status_detail = 'pending') AS "submissionsPending"`;

/** Reads the lengths of the queues, for monitoring. */
export class QueueFiguresRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<QueueFigures> {
    const [figures] = await this.database.query<QueueFigures>(figuresSql);
    if (figures === undefined) throw new Error('A statement without FROM returns a row');
    return figures;
  }
}
