import type { Database } from '../database.js';
import { onlyRow } from '../rows.js';

/** The number of living entries, and the data version, which every write raises. */
interface DataState {
  readonly total: number;
  readonly dataVersion: string;
}

export const dataStateSql = 'SELECT t.total, t.version::text AS "dataVersion" FROM entry_totals t';

/** The version after `t.version`: a time, so that a version lost in a failover does not come again. */
export const nextVersionSql =
  'greatest(t.version + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)';

/** Makes everything that was computed from the data out of date, also the responses that clients cache. */
export const raiseDataVersionSql = `UPDATE entry_totals t SET version = ${nextVersionSql}`;

/** Reads the total and the data version, which every write of any instance updates. */
export class DataVersionRepository {
  /** How often results cached for a data version could be used, for monitoring. */
  readonly cacheUse = { hits: 0, misses: 0 };

  constructor(private readonly database: Database) {}

  async current(): Promise<DataState> {
    return onlyRow(await this.database.query<DataState>(dataStateSql));
  }

  /** Whether a migrated database accepts writes. A standby or a read-only database does not. */
  async acceptsWrites(): Promise<boolean> {
    const text = `SELECT current_setting('transaction_read_only') = 'off' AS writes FROM entry_totals`;
    return onlyRow(await this.database.query<{ writes: boolean }>(text)).writes;
  }
}
