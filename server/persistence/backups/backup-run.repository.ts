import { v7 as uuidV7 } from 'uuid';

import type { SystemView } from '../../nouns/system.js';
import { runIfDue } from '../advisory-lock.js';
import type { Database } from '../database.js';

/** The advisory lock of the instance that writes a backup. Any number that only this product uses. */
const backupLock = 7_236_005;
/** A backup that failed is tried again after this many seconds, or after the interval if that is shorter. */
const retrySeconds = 600;
const keptDays = 90;

/** The latest results; `null` where there is none. */
export type BackupRuns = Pick<SystemView['backups'], 'lastGood' | 'lastFailure'>;

/** Runs in the future are of a clock that was wrong, and must not put off backups until then. */
const isDueSql = `
  WITH past AS (SELECT started_at, finished_at FROM backup_runs WHERE started_at <= now())
  SELECT NOT EXISTS (SELECT FROM past
    WHERE started_at > now() - $1 * interval '1 second' AND finished_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM past WHERE started_at > now() - $2 * interval '1 second') AS due`;

const forgetSql = `
  DELETE FROM backup_runs WHERE started_at NOT BETWEEN now() - $1 * interval '1 day' AND now()`;

const lastGoodSql = `
  SELECT started_at AS "startedAt", finished_at AS "finishedAt", file, bytes::float8 AS bytes
  FROM backup_runs WHERE finished_at IS NOT NULL ORDER BY started_at DESC LIMIT 1`;

const lastFailureSql = `
  SELECT "startedAt", message FROM (
    SELECT started_at AS "startedAt", failure AS message FROM backup_runs ORDER BY started_at DESC LIMIT 1
  ) latest WHERE message IS NOT NULL`;

/** Records the backups that the server writes by itself. */
export class BackupRunRepository {
  constructor(private readonly database: Database) {}

  /**
   * Runs `work` if a backup is due, and while no other instance writes one. `everySeconds`: from the start of one
   * backup to the start of the next.
   */
  async whenDue(everySeconds: number, work: () => Promise<void>): Promise<void> {
    const due = { text: isDueSql, values: [everySeconds, Math.min(everySeconds, retrySeconds)] };
    await runIfDue(this.database, backupLock, due, work);
  }

  /** Records the start of a backup. Returns its id. */
  async begin(file: string): Promise<string> {
    const id = uuidV7();
    await this.database.query(forgetSql, [keptDays]);
    await this.database.query('INSERT INTO backup_runs (id, file) VALUES ($1, $2)', [id, file]);
    return id;
  }

  /** Records a backup that was verified. */
  async succeed(id: string, file: string, bytes: number): Promise<void> {
    const text = 'UPDATE backup_runs SET finished_at = now(), file = $2, bytes = $3 WHERE id = $1';
    await this.database.query(text, [id, file, bytes]);
  }

  async fail(id: string, message: string): Promise<void> {
    await this.database.query('UPDATE backup_runs SET failure = $2 WHERE id = $1', [id, message]);
  }

  async latest(): Promise<BackupRuns> {
    const [lastGood] = await this.database.query<NonNullable<BackupRuns['lastGood']>>(lastGoodSql);
    const [lastFailure] = await this.database.query<NonNullable<BackupRuns['lastFailure']>>(lastFailureSql);
    return { lastGood: lastGood ?? null, lastFailure: lastFailure ?? null };
  }
}
