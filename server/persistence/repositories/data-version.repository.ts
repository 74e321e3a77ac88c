import type { Database } from '../database.js';

/** The number of living entries, and the version of the data, which every write raises. */
interface DataState {
  readonly total: number;
  readonly dataVersion: string;
}

export const dataStateSql = 'SELECT t.total, t.version::text AS "dataVersion" FROM entry_totals t';

/** Reads what every write keeps up to date, by any instance on the same database. */
export class DataVersionRepository {
  constructor(private readonly database: Database) {}

  async current(): Promise<DataState> {
    const [state] = await this.database.query<DataState>(dataStateSql);
    if (state === undefined) throw new Error('entry_totals has no row');
    return state;
  }

  /** Whether the database, which has to be migrated, takes writes: a standby, or one set to be read only, takes none. */
  async takesWrites(): Promise<boolean> {
    const text = `SELECT current_setting('transaction_read_only') = 'off' AS writes FROM entry_totals`;
    const [found] = await this.database.query<{ writes: boolean }>(text);
    if (found === undefined) throw new Error('entry_totals has no row');
    return found.writes;
  }
}
