import { createReplicaPool } from '../data-source.js';
import { Database } from '../database.js';
import { Heartbeat } from '../heartbeat.js';

/** Maximum age of a version that a read relies on, in milliseconds. */
const recentMs = 100;

const versionSql = 'SELECT t.version::text AS version, pg_is_in_recovery() AS standby FROM entry_totals t';

/** One replica: a standby that replays what the primary wrote. */
export class Replica {
  /** Host and port, for logs and metrics. */
  readonly name: string;
  readonly database: Database;
  readonly close: () => Promise<void>;
  private readonly short: Database;
  private readonly heartbeat: Heartbeat;
  private known: { at: number; version: number } | null = null;
  private takesWrites = false;

  constructor(url: string, onPoolError: (error: Error) => void) {
    const { hostname, port } = new URL(url);
    this.name = `${hostname}:${port || '5432'}`;
    const pool = createReplicaPool(url, onPoolError);
    this.heartbeat = new Heartbeat(url, [pool]);
    this.heartbeat.start();
    this.database = new Database(pool, pool, this.heartbeat);
    this.short = this.database.forShortStatements();
    this.close = async () => {
      await this.heartbeat.stop();
      await pool.end();
    };
  }

  /** The last data version that was read; `null` if the replica did not answer, or is no standby. */
  get lastVersion(): number | null {
    return this.heartbeat.answers() ? (this.known?.version ?? null) : null;
  }

  /** Whether it is no standby now, but the primary. */
  get isPrimary(): boolean {
    return this.takesWrites && this.heartbeat.answers();
  }

  /** Returns the data version that the replica has replayed by now. Throws if it does not answer or is no standby. */
  async readVersion(): Promise<number> {
    const at = performance.now();
    try {
      const [row] = await this.short.query<{ version: string; standby: boolean }>(versionSql);
      this.takesWrites = row?.standby === false;
      if (row?.standby !== true) throw new Error(`${this.name} is no standby`);
      const version = Number(row.version);
      this.known = { at, version };
      return version;
    } catch (error) {
      this.known = null;
      throw error;
    }
  }

  /** Returns a data version that the replica has replayed, if that is `floor` or later; otherwise `null`. */
  async versionFrom(floor: number): Promise<number | null> {
    const { known } = this;
    if (known && known.version >= floor && performance.now() - known.at < recentMs) return known.version;
    const version = await this.readVersion().catch(() => null);
    return version !== null && version >= floor ? version : null;
  }
}
