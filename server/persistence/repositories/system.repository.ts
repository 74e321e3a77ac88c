import type { SystemView } from '../../nouns/system.js';
import type { Database } from '../database.js';
import { ranMigrations } from '../migrate.js';
import { onlyRow } from '../rows.js';

type DatabaseFacts = Omit<SystemView['database'], 'isEmbedded'>;

const factsSql = `
  SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
    pg_database_size(current_database())::float8 AS bytes,
    (SELECT total FROM entry_totals) AS entries`;

/** Reads the state of the database as a whole. */
export class SystemRepository {
  constructor(private readonly database: Database) {}

  async facts(): Promise<DatabaseFacts> {
    return onlyRow(await this.database.query<DatabaseFacts>(factsSql));
  }

  /** Returns the names of the migrations that have run, oldest first. */
  migrations(): Promise<readonly string[]> {
    return ranMigrations(this.database);
  }
}
