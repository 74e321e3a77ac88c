import type { SystemView } from '../../nouns/system.js';
import type { Database } from '../database.js';
import { ranMigrations } from '../migrate.js';
import { onlyRow } from '../rows.js';

type DatabaseFacts = Omit<SystemView['database'], 'isEmbedded'>;

const factsSql = `
  SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
    pg_database_size(current_database())::float8 AS bytes,
    (SELECT total FROM entry_totals) AS entries`;

const queuesSql = `SELECT
  (SELECT count(*)::int FROM mails) AS mails,
  (SELECT count(*)::int FROM mails WHERE attempts > 1) AS "mailsRetried",
  (SELECT count(*)::int FROM imports WHERE status = 'waiting') AS "importsWaiting",
  (SELECT count(*)::int FROM imports WHERE status = 'running') AS "importsRunning",
  (SELECT count(*)::int FROM submissions WHERE status_detail = 'pending') AS "submissionsPending"`;

/** Reads the state of the database as a whole. */
export class SystemRepository {
  constructor(
    private readonly database: Database,
    private readonly short = database.forShortStatements(),
  ) {}

  async facts(): Promise<DatabaseFacts> {
    return onlyRow(await this.database.query<DatabaseFacts>(factsSql));
  }

  /** Returns the lengths of the queues. */
  async queues(): Promise<SystemView['queues']> {
    return onlyRow(await this.short.query<SystemView['queues']>(queuesSql));
  }

  /** Returns the names of the migrations that have run, oldest first. */
  migrations(): Promise<readonly string[]> {
    return ranMigrations(this.database);
  }
}
