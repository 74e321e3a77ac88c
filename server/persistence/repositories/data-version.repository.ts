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
}
