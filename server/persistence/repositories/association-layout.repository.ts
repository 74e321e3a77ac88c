import type { Positions } from '../../../schema/layout/network.js';
import { runIfDue } from '../advisory-lock.js';
import type { Database } from '../database.js';
import { onlyRow } from '../rows.js';
import { dataStateSql, raiseDataVersionSql } from './data-version.repository.js';

/** The advisory lock of the instance that computes layouts. Any number that only this product uses. */
const layoutLock = 7_236_006;

/** A layout of the association graph with this limit of nodes. */
export interface AssociationLayout {
  readonly nodeLimit: number;
  readonly positions: Positions;
}

/** A standby or a read-only database stores nothing. A layout of the future is of a clock that was wrong. */
const isDueSql = `
  SELECT current_setting('transaction_read_only') = 'off' AND NOT EXISTS (
    SELECT FROM association_layouts a
    WHERE a.data_version = t.version OR a.computed_at BETWEEN now() - $1 * interval '1 second' AND now()) AS due
  FROM entry_totals t`;

/**
 * Responses contain positions, so other positions raise the data version. If nothing else has raised it since the graph
 * was read, the layouts are those of the new version.
 */
const storeSql = `
  WITH given AS (
    SELECT g.node_limit, g.positions FROM unnest($2::integer[], $3::jsonb[]) g (node_limit, positions)),
  before AS (SELECT t.version FROM entry_totals t FOR UPDATE),
  raised AS (
    ${raiseDataVersionSql} FROM before b
    WHERE EXISTS (
      SELECT FROM given g LEFT JOIN association_layouts a ON a.node_limit = g.node_limit
      WHERE a.positions IS DISTINCT FROM g.positions)
    RETURNING t.version, b.version = $1::bigint AS "isOfGraph")
  INSERT INTO association_layouts (node_limit, data_version, positions)
  SELECT g.node_limit, coalesce((SELECT r.version FROM raised r WHERE r."isOfGraph"), $1::bigint), g.positions
  FROM given g
  ON CONFLICT (node_limit) DO UPDATE SET
    data_version = excluded.data_version, computed_at = excluded.computed_at, positions = excluded.positions`;

/** Stores where the nodes of the association graph of all entries are drawn. */
export class AssociationLayoutRepository {
  constructor(private readonly database: Database) {}

  /** Returns the positions of a stored layout; empty if there is none. */
  async find(nodeLimit: number): Promise<Positions> {
    const text = 'SELECT positions FROM association_layouts WHERE node_limit = $1';
    const [found] = await this.database.query<{ positions: Positions }>(text, [nodeLimit]);
    return found?.positions ?? {};
  }

  /**
   * Computes and stores the layouts if the data has changed since the last ones and these are at least `everySeconds`
   * old, and while no other instance does.
   */
  async whenDue(everySeconds: number, compute: () => Promise<readonly AssociationLayout[]>): Promise<void> {
    const due = { text: isDueSql, values: [everySeconds] };
    await runIfDue(this.database, layoutLock, due, async (session) => {
      const { dataVersion } = onlyRow(await session.query<{ dataVersion: string }>(dataStateSql));
      const layouts = await compute();
      const positions = layouts.map((layout) => JSON.stringify(layout.positions));
      const values = [dataVersion, layouts.map(({ nodeLimit }) => nodeLimit), positions];
      await session.transaction((transaction) => transaction.query(storeSql, values));
    });
  }
}
